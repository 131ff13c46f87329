public import LayoutCore

extension IncrementalLayout {
  /// Puts a control into another state.
  ///
  /// - Precondition: That of ``ViewTree/setControl(_:at:)``.
  /// - Parameters:
  ///   - control: The control from now on.
  ///   - node: Its position in the view tree.
  public func setControl(_ control: Control, at node: Int) {
    if setAlone(control, at: node) { return }
    let stack = scene.tree.stackFollowing(control, at: node)?.node
    edit(stack ?? node) { $0.setControl(control, at: node) }
  }

  /// Changes a control of which no view depends on its state; false for any other.
  private func setAlone(_ control: Control, at node: Int) -> Bool {
    guard showsByDrawing(control, at: node) else { return false }
    setContent(.control(control), at: node)
    return true
  }

  /// Whether the control at a node becomes another one of its kind without any view around or inside of it
  /// being otherwise: how it is drawn says all.
  package func showsByDrawing(_ control: Control, at node: Int) -> Bool {
    guard case .control(let old) = content(at: node), old.typeName == control.typeName,
      control.isDrawnByState
    else { return false }
    // An item of a menu has a mark (A2.25).
    var outer = parent(of: node)
    while let position = outer {
      if case .control(.menu) = content(at: position) { return false }
      outer = parent(of: position)
    }
    return true
  }
}

extension Control {
  /// Whether the state is seen in how the control is drawn alone, outside of menus: none of the views that it
  /// is made of depends on it.
  package var isDrawnByState: Bool { views.isDrawnByState }
}

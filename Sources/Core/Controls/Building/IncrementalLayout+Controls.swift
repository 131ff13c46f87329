public import LayoutCore

extension IncrementalLayout {
  /// Sets the state of a control.
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

  /// Changes a control whose views do not depend on its state; false for any other.
  private func setAlone(_ control: Control, at node: Int) -> Bool {
    guard showsByDrawing(control, at: node) else { return false }
    setContent(.control(control), at: node)
    return true
  }

  /// Whether the new control at a node differs only in its drawing, with no change of a view around
  /// or inside.
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
  /// Whether the state changes only the drawing of the control, outside of menus: none of its views
  /// depends on it.
  package var isDrawnByState: Bool { views.isDrawnByState }
}

public import LayoutCore

extension IncrementalLayout {
  /// Puts a control into another state.
  ///
  /// - Precondition: That of ``ViewTree/setControl(_:at:)``.
  /// - Parameters:
  ///   - control: The control from now on.
  ///   - node: Its position in the view tree.
  public func setControl(_ control: Control, at node: Int) {
    let stack = scene.tree.stackFollowing(control, at: node)?.node
    edit(stack ?? node) { $0.setControl(control, at: node) }
  }
}

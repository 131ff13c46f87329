internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Disables the controls of a view (V8.8).
public struct _DisabledModifier {
  let isDisabled: Bool

  nonisolated init(_ isDisabled: Bool) { self.isDisabled = isDisabled }
}

extension _DisabledModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(
      .modifier(.annotation(AccessibilityModifier.disabled(isDisabled), bringsViews: false))
    )
    let inputs = isDisabled ? node.inputs { $0.isEnabled = false } : node.inputs
    node.updateChildren(inputs, base)
  }
}

extension View {
  /// Disables the controls inside.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(disabled))
  }
}

private enum EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

internal import LayoutCore
public import ViewGraph

/// A modifier that is one of the engine's and nothing else.
public struct _EngineModifier {
  let content: LayoutCore.ModifierContent

  nonisolated init(_ content: LayoutCore.ModifierContent) { self.content = content }
}

extension _EngineModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content))
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// Applies a modifier of the layout engine.
  nonisolated func engineModifier(_ content: LayoutCore.ModifierContent) -> some View {
    modifier(_EngineModifier(content))
  }
}

/// A modifier that means nothing to layout and assistive technology.
public struct _NoOpModifier: Sendable {
  nonisolated init() {}
}

extension _NoOpModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// The view, with something that means nothing here.
  nonisolated func inert() -> some View { modifier(_NoOpModifier()) }
}

/// A modifier of the engine's that depends on the environment.
public struct _StyledModifier {
  let content: (EnvironmentValues) -> LayoutCore.ModifierContent

  nonisolated init(_ content: @escaping (EnvironmentValues) -> LayoutCore.ModifierContent) {
    self.content = content
  }
}

extension _StyledModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content(EnvironmentValues(node.inputs.environment))))
    node.updateChildren(node.inputs, base)
  }
}

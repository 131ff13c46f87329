public import ViewGraph

/// A group of views, as if written in its place (V1.10).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: _PrimitiveView where Content: View {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.group))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

// Access to view structures for a framework whose content is built like views but is not one
// (Charts). The underscores mark it as internal.

extension ForEach {
  /// Creates content for each element of a collection.
  public nonisolated init(
    _data data: Data,
    id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { element, _ in id(element) }, content: content)
  }
}

extension Group {
  /// Groups content.
  public nonisolated static func _holding(_ content: Content) -> Group { Group(held: content) }

  // The label keeps `Group.init` for views.
  private nonisolated init(held content: Content) { self.content = content }

  /// The content of the group.
  public nonisolated var _content: Content { content }
}

extension Text {
  /// The characters that the text shows in an environment.
  public func _words(in environment: EnvironmentValues) -> String { string(in: environment) }
}

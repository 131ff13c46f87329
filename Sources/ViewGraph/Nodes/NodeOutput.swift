public import LayoutCore

/// What the engine's tree has for a node.
public enum NodeOutput: Equatable, Sendable {
  /// Nothing of its own: its children stand in its place.
  case inPlace
  /// A view or modifier around the children. The first child of a modifier is the view that it
  /// modifies, the others what it brings along.
  case content(ViewContent)

  /// A modifier around the first child.
  public static func modifier(_ modifier: ModifierContent) -> NodeOutput {
    .content(.modifier(modifier))
  }
}

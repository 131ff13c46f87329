public import LayoutCore

/// What the engine's tree has for a node.
public enum NodeOutput: Equatable, Sendable {
  /// Nothing of its own: its children stand in its place.
  case inPlace
  /// A view or modifier around the children. The first child of a modifier is the view that it
  /// modifies, the others what it brings along.
  case content(ViewContent)

  /// Whether both are the same in words, in which closures of one kind are.
  func looksLike(_ other: NodeOutput) -> Bool {
    if case .content(.modifier(.annotation(let first, _))) = self,
      case .content(.modifier(.annotation(let second, _))) = other
    {
      return String(reflecting: first.value) == String(reflecting: second.value)
    }
    return String(reflecting: self) == String(reflecting: other)
  }

  /// A modifier around the first child.
  public static func modifier(_ modifier: ModifierContent) -> NodeOutput {
    .content(.modifier(modifier))
  }
}

public import LayoutCore

/// The content of a node in the engine's tree.
public enum NodeOutput: Equatable, Sendable {
  /// No content: its children take its place.
  case inPlace
  /// A view or modifier around the children. The first child of a modifier is the view that it
  /// modifies, the others are its added content.
  case content(ViewContent)

  /// Whether both have the same description, in which closures of one kind are equal.
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

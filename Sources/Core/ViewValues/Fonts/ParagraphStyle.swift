/// The strategy for the writing direction of paragraphs that do not state one (L18.19).
public enum WritingDirectionStrategy: String, Sendable, Hashable, CaseIterable {
  /// By the first letter with a direction, else by the layout.
  case contentBased
  /// By the layout.
  case layoutBased
}

/// The strategy for the leading edge of a paragraph (L18.20).
public enum TextAlignmentStrategy: String, Sendable, Hashable, CaseIterable {
  /// By the layout's direction.
  case layoutBased
  /// By the paragraph's writing direction.
  case writingDirectionBased
}

/// The style of a paragraph, taken from the characters that it begins with.
public struct ParagraphStyle: Sendable, Hashable {
  /// The alignment of a paragraph's lines, whatever the layout's direction.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case left
    case right
    case center
  }

  /// The writing direction; nil for that of the strategy.
  public var writingDirection: LayoutDirection?
  /// The side to which its lines are aligned; nil for that of the environment.
  public var alignment: Alignment?

  /// Creates a style that states nothing.
  public init() {}
}

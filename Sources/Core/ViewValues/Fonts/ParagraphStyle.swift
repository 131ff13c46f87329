/// From which side the paragraphs of a text are written that do not say so themselves (L18.19).
public enum WritingDirectionStrategy: String, Sendable, Hashable, CaseIterable {
  /// As their first letter with a direction is, as the layout where there is none.
  case contentBased
  /// As the layout.
  case layoutBased
}

/// What the leading edge of a paragraph is (L18.20).
public enum TextAlignmentStrategy: String, Sendable, Hashable, CaseIterable {
  /// That of the layout.
  case layoutBased
  /// The one that the paragraph is written from.
  case writingDirectionBased
}

/// What a paragraph says of itself, by the characters that it begins with.
public struct ParagraphStyle: Sendable, Hashable {
  /// At which side of a text a paragraph's lines are, whatever the layout's direction.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    case left
    case right
    case center
  }

  /// From which side it is written; nil for what the strategy finds.
  public var writingDirection: LayoutDirection?
  /// At which side its lines are; nil for what the environment says.
  public var alignment: Alignment?

  /// Says nothing.
  public init() {}
}

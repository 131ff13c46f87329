internal import LayoutCore

/// The alignment of a multiline text's lines with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  var engine: LayoutCore.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension View {
  /// Sets the alignment of the lines of multiline texts inside.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(
      _EnvironmentModifier("multilineTextAlignment") { $0.multilineTextAlignment = alignment }
    )
  }
}

private enum MultilineTextAlignmentKey: EngineEnvironmentKey {
  static let defaultValue = TextAlignment.leading

  static func change(_ value: TextAlignment) -> EngineChange {
    { $0.multilineTextAlignment = value.engine }
  }
}

extension EnvironmentValues {
  /// The alignment of a text's lines with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
}

extension Text {
  /// The strategy that finds the direction of paragraphs that do not set it (L18.19).
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let engine: LayoutCore.WritingDirectionStrategy

    /// The default: as ``contentBased``.
    public static let `default` = contentBased
    /// The direction of the first strong character.
    public static let contentBased = WritingDirectionStrategy(engine: .contentBased)
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(engine: .layoutBased)
  }

  /// The strategy that finds the leading edge of a paragraph (L18.20).
  public struct AlignmentStrategy: Hashable, Sendable {
    let engine: LayoutCore.TextAlignmentStrategy?

    /// The default: as ``layoutBased``, in fields of iOS 26 as ``writingDirectionBased``.
    public static let `default` = AlignmentStrategy(engine: nil)
    /// The leading edge of the layout.
    public static let layoutBased = AlignmentStrategy(engine: .layoutBased)
    /// The one that the paragraph is written from.
    public static let writingDirectionBased = AlignmentStrategy(engine: .writingDirectionBased)
  }
}

extension AttributedString {
  /// The alignment of a paragraph, in either layout direction.
  public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case left
    case right
    case center

    var engine: ParagraphStyle.Alignment {
      switch self {
      case .left: .left
      case .right: .right
      case .center: .center
      }
    }
  }
}

private enum WritingDirectionStrategyKey: EngineEnvironmentKey {
  static let defaultValue = Text.WritingDirectionStrategy.default

  static func change(_ value: Text.WritingDirectionStrategy) -> EngineChange {
    { $0.writingDirectionStrategy = value.engine }
  }
}

private enum TextAlignmentStrategyKey: EngineEnvironmentKey {
  static let defaultValue = Text.AlignmentStrategy.default

  static func change(_ value: Text.AlignmentStrategy) -> EngineChange {
    { $0.textAlignmentStrategy = value.engine }
  }
}

extension EnvironmentValues {
  var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[WritingDirectionStrategyKey.self] }
    set { self[WritingDirectionStrategyKey.self] = newValue }
  }

  var textAlignmentStrategy: Text.AlignmentStrategy {
    get { self[TextAlignmentStrategyKey.self] }
    set { self[TextAlignmentStrategyKey.self] = newValue }
  }
}

extension View {
  /// Sets the strategy that finds the direction of paragraphs inside.
  public nonisolated func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    modifier(
      _EnvironmentModifier("writingDirection") { $0.writingDirectionStrategy = strategy }
    )
  }

  /// Sets the strategy that finds the leading edge of paragraphs inside.
  public nonisolated func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    modifier(
      _EnvironmentModifier("multilineTextAlignment") { $0.textAlignmentStrategy = strategy }
    )
  }
}

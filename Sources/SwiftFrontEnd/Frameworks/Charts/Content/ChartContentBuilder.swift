import SwiftUI

/// Builds the content of charts.
@resultBuilder
public struct ChartContentBuilder {
  /// No content.
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }

  /// A single piece of content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// The first piece of content.
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

  /// The content so far, and the next piece.
  public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
    accumulated: First,
    next: Next
  ) -> _PairedChartContent<First, Next> { _PairedChartContent(first: accumulated, next: next) }

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The content of a condition that holds.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
    -> _ConditionalChartContent<First, Second>
  { .first(first) }

  /// The content of a condition that does not hold.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
    -> _ConditionalChartContent<First, Second>
  { .second(second) }

  /// Content behind an availability check.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> AnyChartContent
  { AnyChartContent(content) }
}

/// No content.
public struct _EmptyChartContent {}

extension _EmptyChartContent: _PrimitiveChartContent {
  /// Adds nothing.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {}
}

/// Two pieces of content.
public struct _PairedChartContent<First: ChartContent, Next: ChartContent> {
  let first: First
  let next: Next
}

extension _PairedChartContent: _PrimitiveChartContent {
  /// Adds the marks of both.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    first._append(to: &marks, traits)
    next._append(to: &marks, traits)
  }
}

/// One of two kinds of content.
public enum _ConditionalChartContent<First: ChartContent, Second: ChartContent> {
  case first(First)
  case second(Second)
}

extension _ConditionalChartContent: _PrimitiveChartContent {
  /// Appends the marks of the content's kind.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    switch self {
    case .first(let content): content._append(to: &marks, traits)
    case .second(let content): content._append(to: &marks, traits)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// No body: the content is primitive.
  public var body: Never { preconditionFailure("an optional has no body") }

  /// Appends the marks, unless nil.
  public func _append(to marks: inout _MarkCollector, _ traits: _MarkTraits) {
    self?._append(to: &marks, traits)
  }
}

/// Several ticks.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The marks.
  public let _marks: [_SliderMark<V>]

  nonisolated init(marks: [_SliderMark<V>]) { _marks = marks }
}

/// Builds ticks from the statements of a closure.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// An expression is a tick.
  public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> _SliderTicks<V> where Content.Value == V {
    _SliderTicks(marks: content._marks)
  }

  /// The ticks of the statements, in their order.
  public static func buildBlock(_ content: _SliderTicks<V>...) -> _SliderTicks<V> {
    _SliderTicks(marks: content.flatMap(\._marks))
  }

  /// An `if` without `else`.
  public static func buildOptional(_ content: _SliderTicks<V>?) -> _SliderTicks<V> {
    content ?? _SliderTicks(marks: [])
  }

  /// The first branch.
  public static func buildEither(first: _SliderTicks<V>) -> _SliderTicks<V> { first }

  /// The second branch.
  public static func buildEither(second: _SliderTicks<V>) -> _SliderTicks<V> { second }
}

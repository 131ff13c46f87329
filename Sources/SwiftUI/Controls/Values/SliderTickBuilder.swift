/// Ticks beside each other.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The values.
  public let _values: [V]

  nonisolated init(values: [V]) { _values = values }
}

/// Makes ticks of the statements of a closure.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// An expression is a tick.
  public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> _SliderTicks<V> where Content.Value == V {
    _SliderTicks(values: content._values)
  }

  /// Statements are ticks beside each other.
  public static func buildBlock(_ content: _SliderTicks<V>...) -> _SliderTicks<V> {
    _SliderTicks(values: content.flatMap(\._values))
  }

  /// `if` without `else`.
  public static func buildOptional(_ content: _SliderTicks<V>?) -> _SliderTicks<V> {
    content ?? _SliderTicks(values: [])
  }

  /// The first branch.
  public static func buildEither(first: _SliderTicks<V>) -> _SliderTicks<V> { first }

  /// The second branch.
  public static func buildEither(second: _SliderTicks<V>) -> _SliderTicks<V> { second }
}

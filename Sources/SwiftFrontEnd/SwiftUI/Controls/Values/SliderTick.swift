/// A value that a slider stops at, with a mark on its bar (M3.17).
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// The mark.
  public let _marks: [_SliderMark<V>]

  /// Creates a tick.
  public nonisolated init(_ value: V) { _marks = [_SliderMark(value: value, label: nil)] }

  /// Creates a tick with a label, which is spoken at its value.
  public nonisolated init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    _marks = [_SliderMark(value: value, label: AnyView(label()))]
  }

  /// Creates a tick with a title, which is spoken while the slider is there.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }

  /// Creates a tick with a title, which is spoken while the slider is there.
  public nonisolated init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }
}

/// A tick of a slider, with its label.
public struct _SliderMark<V: BinaryFloatingPoint> {
  let value: V
  let label: AnyView?
}

/// The content of a slider's ticks.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint

  /// The marks, in their order.
  nonisolated var _marks: [_SliderMark<Value>] { get }
}

/// Ticks for the elements of data.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, V>:
  SliderTickContent
where V: BinaryFloatingPoint {
  /// The marks.
  public let _marks: [_SliderMark<V>]

  /// Creates a tick for each element.
  public nonisolated init<Content: SliderTickContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    content: (Data.Element) -> Content
  ) where Content.Value == V {
    _marks = data.flatMap { content($0)._marks }
  }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tick for each identifiable element.
  public nonisolated init<Content: SliderTickContent>(
    _ data: Data,
    content: (Data.Element) -> Content
  ) where Content.Value == V {
    _marks = data.flatMap { content($0)._marks }
  }
}

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

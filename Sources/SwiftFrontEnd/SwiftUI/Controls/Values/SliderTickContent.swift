/// The content of a slider's ticks.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint

  /// The marks, in their order.
  nonisolated var _marks: [_SliderMark<Value>] { get }
}

/// Something that ticks of a slider are made of.
public protocol SliderTickContent<Value> {
  /// What the slider chooses.
  associatedtype Value: BinaryFloatingPoint

  /// The marks, in their order.
  nonisolated var _marks: [_SliderMark<Value>] { get }
}

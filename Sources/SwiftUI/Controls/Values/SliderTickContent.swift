/// Something that ticks of a slider are made of.
public protocol SliderTickContent<Value> {
  /// What the slider chooses.
  associatedtype Value: BinaryFloatingPoint

  /// The values of the ticks, in their order.
  var _values: [Value] { get }
}

/// Any number of values that are animated together (T1.5).
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates a vector from values.
  public init(_ values: repeat each Value) { value = (repeat each values) }

  /// The zero vector.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// The sum.
  public static func + (first: AnimatableValues, second: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each first.value + each second.value)
  }

  /// The difference.
  public static func - (first: AnimatableValues, second: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each first.value - each second.value)
  }

  /// Whether all values are the same.
  public static func == (first: AnimatableValues, second: AnimatableValues) -> Bool {
    for (one, other) in repeat (each first.value, each second.value) {
      if one != other { return false }
    }
    return true
  }

  /// Multiplies all components.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  /// The square of the length.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

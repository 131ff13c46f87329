/// A vector without components, for values that do not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the vector.
  public init() {}

  /// The zero vector.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// The sum.
  public static func + (
    first: EmptyAnimatableData,
    second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }

  /// The difference.
  public static func - (
    first: EmptyAnimatableData,
    second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }

  /// Does nothing: there are no components.
  public mutating func scale(by rhs: Double) {}

  /// The square of the length.
  public var magnitudeSquared: Double { 0 }
}

/// No data at all.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates no data.
  public init() {}

  /// The value that adds nothing.
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

  /// Multiplies all of the value.
  public mutating func scale(by rhs: Double) {}

  /// The square of the length.
  public var magnitudeSquared: Double { 0 }
}

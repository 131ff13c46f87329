/// No data at all.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates no data.
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (
    first: EmptyAnimatableData,
    second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }

  public static func - (
    first: EmptyAnimatableData,
    second: EmptyAnimatableData
  ) -> EmptyAnimatableData { first }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The zero vector.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The sum.
  public static func + (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first + second.first, first.second + second.second)
  }

  /// The difference.
  public static func - (first: AnimatablePair, second: AnimatablePair) -> AnimatablePair {
    AnimatablePair(first.first - second.first, first.second - second.second)
  }

  /// Multiplies all components.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The square of the length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

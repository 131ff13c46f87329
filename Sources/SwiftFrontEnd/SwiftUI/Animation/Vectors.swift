/// A value that can be added and scaled.
public typealias VectorArithmetic = AnimationCore.VectorArithmetic

/// Two values that are animated together.
public typealias AnimatablePair = AnimationCore.AnimatablePair

/// Any number of values that are animated together.
public typealias AnimatableValues = AnimationCore.AnimatableValues

/// Empty data, which does not animate.
public typealias EmptyAnimatableData = AnimationCore.EmptyAnimatableData

extension CGFloat: AnimationCore.VectorArithmetic {
  /// Multiplies all of the value.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

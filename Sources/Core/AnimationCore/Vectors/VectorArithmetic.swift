/// Values that can be added and multiplied by numbers (T1.4).
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies all components.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the value.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the length.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  /// The value times a number.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves the value a fraction of the way towards another; beyond 0…1 it extrapolates.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value a fraction of the way towards another; fractions below 0 and above 1 extrapolate.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

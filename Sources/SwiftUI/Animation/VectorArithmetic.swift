/// Values that can be added and multiplied by numbers.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies all of the value.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies all of the value.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the length.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies all of the value.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies all of the value.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the length.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension VectorArithmetic {
  /// The value times a number.
  func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

import SwiftUI

/// The type of a scale: linear, logarithmic, dates or categories.
public struct ScaleType: Hashable, Sendable {
  /// The transform of numbers before they map linearly.
  enum Transform: Hashable, Sendable {
    case linear
    case log
    case power(Double)
    case symmetricLog(slopeAtZero: Double)

    /// Returns the transformed number; NaN outside of the scale.
    func forward(_ value: Double) -> Double {
      switch self {
      case .linear: value
      case .log: value > 0 ? Foundation.log10(value) : .nan
      case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
      case .symmetricLog(let slope):
        (value < 0 ? -1 : 1) * Foundation.log10(1 + slope * abs(value))
      }
    }

    /// Returns the number whose transform is given.
    func backward(_ value: Double) -> Double {
      switch self {
      case .linear: value
      case .log: pow(10, value)
      case .power(let exponent):
        value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
      case .symmetricLog(let slope): (value < 0 ? -1 : 1) * (pow(10, abs(value)) - 1) / slope
      }
    }
  }

  let transform: Transform
  /// Whether values are names whatever their type.
  var isCategory = false

  private init(_ transform: Transform, isCategory: Bool = false) {
    (self.transform, self.isCategory) = (transform, isCategory)
  }

  /// Linear in differences.
  public static let linear = ScaleType(.linear)
  /// Linear in time.
  public static let date = ScaleType(.linear)
  /// Logarithmic.
  public static let log = ScaleType(.log)
  /// Square roots.
  public static let squareRoot = ScaleType(.power(0.5))
  /// Logarithmic on both sides of zero.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Categories in equal bands.
  public static let category = ScaleType(.linear, isCategory: true)

  /// Powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(.power(exponent)) }

  /// Logarithmic on both sides of zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(.symmetricLog(slopeAtZero: slopeAtZero > 0 ? slopeAtZero : 1))
  }
}

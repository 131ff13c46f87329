internal import LayoutCore

/// An angle, clockwise where y grows downwards.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// The angle in radians: a full turn is 2π.
  public var radians: Double

  /// Creates the zero angle.
  public init() { radians = 0 }

  /// Creates an angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of so many degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees: a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The animatable data: a radian counts as much as 128 points (T1.6).
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }

  /// Whether the first is the smaller one.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Adds two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// The first turn, and the second one back.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// Negates an angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Multiplies an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Multiplies an angle.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// Divides an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Turns further.
  public static func += (first: inout Angle, second: Angle) { first = first + second }

  /// Turns back.
  public static func -= (first: inout Angle, second: Angle) { first = first - second }

  /// Multiplies an angle.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Divides an angle.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}

/// An angle, clockwise where y grows downwards.
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians: a full turn is 2π.
  public var radians: Double

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * Double.pi / 180 }

  /// Creates the zero angle.
  public init() { radians = 0 }

  /// The zero angle.
  public static let zero = Angle()

  /// The angle in degrees: a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / Double.pi }
    set { radians = newValue * Double.pi / 180 }
  }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is the smaller one.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Adds two angles.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// Subtracts the second angle from the first.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// Multiplies an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// Divides an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}

/// An angle, clockwise where y grows downwards.
public struct Angle: Sendable, Hashable, Comparable {
  /// The angle in radians: a full turn is 2π.
  public var radians: Double

  /// Creates an angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle of so many degrees.
  public init(degrees: Double) { radians = degrees * Double.pi / 180 }

  /// No turn.
  public init() { radians = 0 }

  /// No turn.
  public static let zero = Angle()

  /// The angle in degrees: a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / Double.pi }
    set { radians = newValue * Double.pi / 180 }
  }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is the smaller one.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Both turns, one after the other.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians + second.radians)
  }

  /// The first turn, and the second one back.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(radians: first.radians - second.radians)
  }

  /// A turn several times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// A part of a turn.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}

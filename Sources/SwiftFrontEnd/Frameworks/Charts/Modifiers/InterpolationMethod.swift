import SwiftUI

/// The interpolation of a line between points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }
  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A monotone curve, which does not overshoot the points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A cardinal spline.
  public static let cardinal = cardinal(tension: 0)
  /// A cardinal spline, straight for a tension of 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// A Catmull-Rom spline.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// A Catmull-Rom spline; uniform for 0, chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// Steps at the start of each interval.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps at the middle of each interval.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the end of each interval.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

extension InterpolationMethod: CustomStringConvertible {
  /// The method's name.
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    }
  }
}

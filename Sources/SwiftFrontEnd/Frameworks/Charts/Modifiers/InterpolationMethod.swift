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
  /// Curved, never beyond the points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Curved through the points.
  public static let cardinal = cardinal(tension: 0)
  /// Curved through the points, straight for a tension of 1.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// Curved through the points, whatever their distances.
  public static let catmullRom = catmullRom(alpha: 0.5)
  /// Curved through the points; for 0 their distances do not count, for 1 all.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  /// In steps at the points.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// In steps between the points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// In steps at the points behind.
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

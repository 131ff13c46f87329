internal import LayoutCore

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// As high as a sheet can be.
  public static let large = PresentationDetent(kind: .large)

  /// A part of a large one.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  var engine: LayoutCore.PresentationDetent {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .fraction(min(Double(fraction), 1))
    case .height(let height): .height(Double(height))
    }
  }

  /// About how high a sheet is on a screen of a height, to find the lowest.
  func height(in height: Double) -> Double {
    switch kind {
    case .medium: height / 2
    case .large: height
    case .fraction(let fraction): height * Double(fraction)
    case .height(let points): Double(points)
    }
  }
}

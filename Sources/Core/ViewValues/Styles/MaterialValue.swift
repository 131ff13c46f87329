/// A material, through which what lies behind it is seen (D2.11), by the name that SwiftUI gives it.
public enum MaterialValue: String, Sendable, Hashable, CaseIterable {
  case ultraThin = "ultraThinMaterial"
  case thin = "thinMaterial"
  case regular = "regularMaterial"
  case thick = "thickMaterial"
  case ultraThick = "ultraThickMaterial"
  case bar
  /// What `glassEffect` puts behind a view (D2.21).
  case glass
  /// The glass that lets more through.
  case clearGlass

  /// Those that are styles by a name; glass is an effect.
  public static let allCases: [MaterialValue] = [
    .ultraThin, .thin, .regular, .thick, .ultraThick, .bar,
  ]

  /// Whether it is glass, which casts a shadow.
  public var isGlass: Bool {
    switch self {
    case .glass, .clearGlass: true
    case .ultraThin, .thin, .regular, .thick, .ultraThick, .bar: false
    }
  }
}

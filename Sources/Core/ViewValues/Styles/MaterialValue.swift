/// A translucent material (D2.11), by its name in SwiftUI.
public enum MaterialValue: String, Sendable, Hashable, CaseIterable {
  case ultraThin = "ultraThinMaterial"
  case thin = "thinMaterial"
  case regular = "regularMaterial"
  case thick = "thickMaterial"
  case ultraThick = "ultraThickMaterial"
  case bar
  /// The material of `glassEffect` (D2.21).
  case glass
  /// The clear variant of glass.
  case clearGlass

  /// The materials that are styles by a name; glass is an effect.
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

/// In which space what is drawn meets, SwiftUI's `ColorRenderingMode` (D5.6).
public enum ColorMixing: String, Sendable, Hashable, CaseIterable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear light.
  case linear
  /// Linear light beyond the gamut of sRGB.
  case extendedLinear

  /// Whether light is mixed instead of encoded colours.
  package var isLinear: Bool {
    switch self {
    case .nonLinear: false
    case .linear, .extendedLinear: true
    }
  }
}

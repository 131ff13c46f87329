/// The colour space in which layers are blended, SwiftUI's `ColorRenderingMode` (D5.6).
public enum ColorMixing: String, Sendable, Hashable, CaseIterable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear light.
  case linear
  /// Linear light beyond the gamut of sRGB.
  case extendedLinear

  /// Whether colours are blended in linear light.
  package var isLinear: Bool {
    switch self {
    case .nonLinear: false
    case .linear, .extendedLinear: true
    }
  }
}

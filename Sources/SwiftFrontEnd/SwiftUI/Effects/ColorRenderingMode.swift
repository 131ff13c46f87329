internal import LayoutCore

/// The colour space of blending (D5.6).
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear light.
  case linear
  /// Linear light beyond sRGB's gamut.
  case extendedLinear
}

extension ColorRenderingMode {
  /// The engine's.
  var engine: ColorMixing {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}

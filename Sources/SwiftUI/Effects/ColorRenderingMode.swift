/// In which space what is drawn meets.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear light.
  case linear
  /// Linear light beyond the gamut of sRGB.
  case extendedLinear
}

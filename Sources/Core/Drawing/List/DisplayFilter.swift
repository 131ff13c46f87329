/// A filter of a picture as a whole.
public enum DisplayFilter: Sendable, Hashable {
  /// A Gaussian blur, its standard deviation in points (D5.9).
  case blur(radius: Double, isOpaque: Bool)
  /// A matrix on components, whose results are clamped to 0…1 (D5.12).
  indirect case colorMatrix(ColorMatrix)
  /// A shadow below the picture (D5.10).
  case shadow(DisplayShadow)
  /// A filter that works in linear light instead of encoded colours (D8.16).
  indirect case linearLight(DisplayFilter)
  /// Gives pixels with an opacity in a range a colour, and clears the others (D8.16).
  case alphaThreshold(minimum: Double, maximum: Double, DisplayColor)
}

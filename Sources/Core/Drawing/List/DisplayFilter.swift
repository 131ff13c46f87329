/// Something done to a picture as a whole.
public enum DisplayFilter: Sendable, Hashable {
  /// A Gaussian blur, its standard deviation in points (D5.9).
  case blur(radius: Double, isOpaque: Bool)
  /// Components multiplied and added, then brought into 0…1 (D5.12).
  indirect case colorMatrix(ColorMatrix)
  /// A shadow below the picture (D5.10).
  case shadow(DisplayShadow)
  /// A filter that works in linear light instead of encoded colours (D8.16).
  indirect case linearLight(DisplayFilter)
  /// Opacities within a range become a colour, others nothing (D8.16).
  case alphaThreshold(minimum: Double, maximum: Double, DisplayColor)
}

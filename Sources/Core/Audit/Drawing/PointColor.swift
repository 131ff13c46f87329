internal import Drawing

/// The colour painted at a point, premultiplied, or the reason why it is not known.
struct PointColor {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var opacity = 0.0
  /// Why the colour is not known; nil if it is.
  var doubt: String?

  init() {}

  init(_ color: DisplayColor) {
    opacity = min(max(color.opacity, 0), 1)
    red = min(max(color.red, 0), 1) * opacity
    green = min(max(color.green, 0), 1) * opacity
    blue = min(max(color.blue, 0), 1) * opacity
  }

  init(doubt: String) { self.doubt = doubt }

  /// Paints over what there is.
  mutating func paint(_ other: PointColor) {
    let rest = 1 - other.opacity
    red = other.red + red * rest
    green = other.green + green * rest
    blue = other.blue + blue * rest
    opacity = other.opacity + opacity * rest
    // What is covered is not seen, whatever it is.
    doubt = other.doubt ?? (rest < 0.005 ? nil : doubt)
  }

  /// The colour, fainter by a factor.
  func multiplied(by factor: Double) -> PointColor {
    var color = self
    color.red *= factor
    color.green *= factor
    color.blue *= factor
    color.opacity *= factor
    if factor <= 0 { color.doubt = nil }
    return color
  }

  /// The colour as it is painted.
  var display: DisplayColor {
    guard opacity > 0 else { return DisplayColor(red: 0, green: 0, blue: 0, opacity: 0) }
    return DisplayColor(
      red: red / opacity,
      green: green / opacity,
      blue: blue / opacity,
      opacity: opacity
    )
  }

  /// How much light an opaque colour gives (WCAG 2, relative luminance).
  private var luminance: Double {
    let weights = ColorMatrix.luminance
    return weights.red * LinearColor.decoded(red) + weights.green * LinearColor.decoded(green)
      + weights.blue * LinearColor.decoded(blue)
  }

  /// Whether the colour, if opaque, has a higher ratio to white than to black.
  var isDark: Bool { luminance < 0.179 }

  /// The ratio of the light of two opaque colours, from 1 to 21.
  func contrast(to other: PointColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension UIColor {
  /// The name of the colour, as a screen reader would say it (V18.8).
  public var accessibilityName: String {
    _warnOnce("the words of 'accessibilityName' are near those of a device, not the same")
    let parts = components
    let highest = max(parts.red, parts.green, parts.blue)
    let lowest = min(parts.red, parts.green, parts.blue)
    let lightness = (highest + lowest) / 2
    let range = highest - lowest
    guard range > 0.06 else { return Self.gray(lightness) }
    let saturation = range / (1 - abs(2 * lightness - 1))
    let sector =
      if highest == parts.red {
        ((parts.green - parts.blue) / range).truncatingRemainder(dividingBy: 6)
      } else if highest == parts.green {
        (parts.blue - parts.red) / range + 2
      } else {
        (parts.red - parts.green) / range + 4
      }
    let degrees = sector < 0 ? sector * 60 + 360 : sector * 60
    if (15..<45).contains(degrees), lightness < 0.45 { return "brown" }
    if saturation < 0.15 { return Self.gray(lightness) }
    let name = Self.hues.last { degrees >= $0.from }?.name ?? "red"
    let tone =
      switch (lightness, saturation) {
      case (..<0.22, _): "dark "
      case (0.75..., _): "light "
      case (_, ..<0.4): "grayish "
      default: ""
      }
    return tone + name
  }

  private static func gray(_ lightness: CGFloat) -> String {
    switch lightness {
    case ..<0.05: "black"
    case ..<0.4: "dark gray"
    case ..<0.7: "gray"
    case ..<0.95: "light gray"
    default: "white"
    }
  }

  /// The hue in degrees at which each name begins.
  private static let hues: [(from: CGFloat, name: String)] = [
    (0, "red"), (15, "orange"), (45, "yellow"), (70, "green"), (160, "cyan"), (195, "blue"),
    (255, "purple"), (310, "magenta"), (325, "pink"), (345, "red"),
  ]
}

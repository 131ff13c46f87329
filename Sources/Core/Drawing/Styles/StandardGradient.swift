/// A colour's standard gradient, SwiftUI's `Color.gradient` (D3.12).
///
/// It begins lighter and has come to the colour at 0.7; a light colour stays to 0.3 and ends darker.
struct StandardGradient {
  /// The stops, from the top to the bottom.
  let gradient: DisplayGradient

  /// Creates the gradient of a colour.
  init(_ color: DisplayColor) {
    typealias Stop = DisplayGradient.Stop
    if StandardGradient.isLight(color) {
      gradient = DisplayGradient(stops: [
        Stop(color: color, location: 0.3),
        Stop(color: StandardGradient.foot(of: color), location: 1),
      ])
    } else {
      gradient = DisplayGradient(stops: [
        Stop(color: StandardGradient.top(of: color), location: 0),
        Stop(color: color, location: 0.7),
      ])
    }
  }

  /// Whether a colour ends darker: yellow does; mint, with a lightness of 0.75 in Oklab, does not.
  private static func isLight(_ color: DisplayColor) -> Bool {
    PerceptualColor(color).lightness > 0.81
  }

  /// The lighter colour at the top: the measured one, else one near all measured ones.
  private static func top(of color: DisplayColor) -> DisplayColor {
    measured(color, tops) ?? color.mappingComponents { min(0.858 * $0 + 0.205, 1) }
  }

  /// The darker colour at the bottom: the measured one, else one as much darker.
  private static func foot(of color: DisplayColor) -> DisplayColor {
    measured(color, feet) ?? color.mappingComponents { max($0 - 18.0 / 255, 0) }
  }

  private static func measured(
    _ color: DisplayColor,
    _ table: [DisplayColor: DisplayColor]
  ) -> DisplayColor? {
    let bytes = color.bytes
    return table[DisplayColor(Int(bytes.red), Int(bytes.green), Int(bytes.blue))]?
      .multiplyingOpacity(by: color.opacity)
  }

  /// Measured in pictures of iOS 26 in light colours.
  private static let tops: [DisplayColor: DisplayColor] = [
    .init(255, 56, 60): .init(255, 98, 103),
    .init(255, 141, 40): .init(255, 172, 88),
    .init(52, 199, 89): .init(98, 221, 129),
    .init(0, 200, 179): .init(54, 222, 205),
    .init(0, 136, 255): .init(46, 167, 255),
    .init(172, 127, 94): .init(202, 164, 136),
    .init(97, 85, 245): .init(136, 124, 255),
    .init(0, 192, 232): .init(54, 216, 250),
    .init(255, 45, 85): .init(255, 89, 126),
    .init(142, 142, 147): .init(176, 176, 180),
  ]

  private static let feet: [DisplayColor: DisplayColor] = [
    .init(255, 204, 0): .init(239, 184, 0)
  ]
}

extension DisplayColor {
  fileprivate func mappingComponents(_ change: (Double) -> Double) -> DisplayColor {
    DisplayColor(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
  }
}

package import ViewValues

/// A colour to paint with: encoded sRGB and an opacity, not premultiplied (D1.1).
///
/// Components beyond 0…1 are kept until a picture is made, which clamps them (D1.4).
public struct DisplayColor: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a colour.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a grey.
  package init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from three bytes.
  package init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) {
    self.init(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      opacity: opacity
    )
  }

  /// Creates a colour from components in any space (D1.2 and D1.4).
  package init(_ components: ColorComponents, opacity: Double) {
    let numbers = (components.red, components.green, components.blue)
    switch components.space {
    case .sRGB:
      self.init(red: numbers.0, green: numbers.1, blue: numbers.2, opacity: opacity)
    case .sRGBLinear:
      self.init(linear: LinearColor(numbers.0, numbers.1, numbers.2), opacity: opacity)
    case .displayP3:
      let (r, g, b) = (
        LinearColor.decoded(numbers.0), LinearColor.decoded(numbers.1),
        LinearColor.decoded(numbers.2)
      )
      self.init(
        linear: LinearColor(
          1.2249 * r - 0.2247 * g,
          -0.0420 * r + 1.0419 * g,
          -0.0197 * r - 0.0786 * g + 1.0979 * b
        ),
        opacity: opacity
      )
    }
  }

  /// Creates a colour from linear components.
  package init(linear: LinearColor, opacity: Double) {
    self.init(
      red: LinearColor.encoded(linear.red),
      green: LinearColor.encoded(linear.green),
      blue: LinearColor.encoded(linear.blue),
      opacity: opacity
    )
  }

  /// The colour with its opacity multiplied (D1.7).
  package func multiplyingOpacity(by factor: Double) -> DisplayColor {
    var color = self
    color.opacity *= factor
    return color
  }

  /// The byte nearest to each component, opacity last (D1.3).
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    func byte(_ component: Double) -> UInt8 {
      UInt8(min(max((255 * component + 0.5).rounded(.down), 0), 255))
    }
    return (byte(red), byte(green), byte(blue), byte(opacity))
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  public var hex: String {
    let bytes = bytes
    let shown =
      [bytes.red, bytes.green, bytes.blue] + (bytes.opacity == 255 ? [] : [bytes.opacity])
    return shown.reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  /// Transparent black.
  package static let clear = DisplayColor(white: 0, opacity: 0)
  package static let black = DisplayColor(white: 0)
  package static let white = DisplayColor(white: 1)
}

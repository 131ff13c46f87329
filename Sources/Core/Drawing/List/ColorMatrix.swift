/// A linear map of red, green, blue and opacity, from 0 to 1: four rows of five factors, the last
/// of which is added (D5.12).
///
/// Colours are encoded and not premultiplied.
public struct ColorMatrix: Sendable, Hashable {
  /// The factors, row by row.
  public var rows: [Double]

  /// Creates a matrix from 20 factors.
  package init(rows: [Double]) { self.rows = rows }

  /// Creates a matrix of three rows that leaves the opacity alone.
  private init(_ red: [Double], _ green: [Double], _ blue: [Double]) {
    rows =
      [red, green, blue].flatMap { $0.count == 5 ? $0 : $0 + [0, 0] } + [0, 0, 0, 1, 0]
  }

  /// The factors of the components in the luminance.
  package static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Adds to each component.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount])
  }

  /// Moves components away from the middle grey.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let offset = (1 - amount) / 2
    return ColorMatrix(
      [amount, 0, 0, 0, offset],
      [0, amount, 0, 0, offset],
      [0, 0, amount, 0, offset]
    )
  }

  /// Moves components away from the luminance.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let s = max(amount, 0)
    let (r, g, b) = luminance
    return ColorMatrix(
      [r + s * (1 - r), g - s * g, b - s * b],
      [r - s * r, g + s * (1 - g), b - s * b],
      [r - s * r, g - s * g, b + s * (1 - b)]
    )
  }

  /// Moves components towards the luminance.
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = luminance
    let rest = 1 - amount
    return ColorMatrix(
      [amount * r + rest, amount * g, amount * b],
      [amount * r, amount * g + rest, amount * b],
      [amount * r, amount * g, amount * b + rest]
    )
  }

  /// Rotates hues, given the sine and cosine of the angle.
  package static func hueRotation(sine s: Double, cosine c: Double) -> ColorMatrix {
    ColorMatrix(
      [
        0.2126 + 0.7873 * c - 0.2126 * s, 0.7152 - 0.7152 * c - 0.7152 * s,
        0.0722 - 0.0722 * c + 0.9278 * s,
      ],
      [
        0.2126 - 0.2126 * c + 0.1430 * s, 0.7152 + 0.2848 * c + 0.1400 * s,
        0.0722 - 0.0722 * c - 0.2830 * s,
      ],
      [
        0.2126 - 0.2126 * c - 0.7873 * s, 0.7152 - 0.7152 * c + 0.7152 * s,
        0.0722 + 0.9278 * c + 0.0722 * s,
      ]
    )
  }

  /// Inverts colours, by a fraction (D8.16).
  package static func invert(_ amount: Double = 1) -> ColorMatrix {
    let factor = 1 - 2 * amount
    return ColorMatrix(
      [factor, 0, 0, 0, amount],
      [0, factor, 0, 0, amount],
      [0, 0, factor, 0, amount]
    )
  }

  /// Multiplies by a colour, its opacity included.
  package static func multiply(_ color: DisplayColor) -> ColorMatrix {
    ColorMatrix(rows: [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
      color.opacity, 0,
    ])
  }

  /// Black whose opacity is the luminance times the opacity.
  package static let luminanceToAlpha = ColorMatrix(rows: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luminance.red, luminance.green, luminance.blue,
    0, 0,
  ])

  /// Whether it is the identity (D5.13).
  package var isIdentity: Bool {
    rows == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
  }

  /// Whether the luminance of a premultiplied picture becomes its opacity, which needs
  /// premultiplied components.
  package var takesWeighedColor: Bool { rows[15] != 0 || rows[16] != 0 || rows[17] != 0 }

  /// Returns the mapped colour.
  package func applied(to color: DisplayColor) -> DisplayColor {
    let weight = takesWeighedColor ? color.opacity : 1
    let input = [color.red * weight, color.green * weight, color.blue * weight, color.opacity]
    func row(_ index: Int) -> Double {
      var sum = rows[5 * index + 4]
      for column in 0..<4 { sum += rows[5 * index + column] * input[column] }
      return min(max(sum, 0), 1)
    }
    return DisplayColor(red: row(0), green: row(1), blue: row(2), opacity: row(3))
  }
}

internal import Drawing
internal import LayoutCore

/// The colours by which the system tells what letters and surfaces are for, in one appearance.
struct SystemPalette {
  /// The colour behind a screen.
  let background: DisplayColor
  /// The colour drawn for a missing colour or image, as hexadecimal digits.
  let standIn: String
  private let letters: Set<String>
  private let surfaces: Set<String>
  private let white: String
  private let plain: [DisplayColor]

  init(_ environment: EnvironmentValues) {
    let appearances = [false, true].map { ColorAppearance(environment, isElevated: $0) }
    func colors(_ names: [SystemColor]) -> [DisplayColor] {
      appearances.flatMap { appearance in
        names.map { SystemColorTable.color($0, in: appearance) }
      }
    }
    background = SystemColorTable.color(.systemBackground, in: appearances[0])
    standIn = SystemColorTable.color(.systemGray4, in: appearances[0]).hex
    white = SystemColorTable.color(.white, in: appearances[0]).hex
    letters = Set(
      colors([
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
        .primary, .secondary, .blue, .red, .gray,
      ]).map(\.hex)
    )
    let plain = colors([
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ])
    self.plain = plain
    let over = colors([
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .blue, .red,
    ])
    var surfaces = Set(plain.map(\.hex))
    for base in plain {
      for color in over {
        var mixed = PointColor(base)
        mixed.paint(PointColor(color))
        surfaces.insert(mixed.display.hex)
      }
    }
    self.surfaces = surfaces
  }

  /// Whether letters and what is behind them are both colours that the system chooses for what they are.
  func isOfSystem(_ color: DisplayColor, on surface: DisplayColor) -> Bool {
    let isLetters = letters.contains(color.hex)
    if surfaces.contains(surface.hex) { return isLetters || color.hex == white }
    return isLetters && plain.contains { isTint(surface, of: color, over: $0) }
  }

  /// Whether a surface is as good as a colour that is painted faintly over another surface, as the system
  /// makes those of bordered buttons of their titles' colours.
  private func isTint(
    _ surface: DisplayColor,
    of color: DisplayColor,
    over base: DisplayColor
  ) -> Bool {
    (4...30).contains { percent in
      var mixed = PointColor(base)
      mixed.paint(PointColor(color).multiplied(by: Double(percent) / 100))
      let (one, other) = (mixed.display.bytes, surface.bytes)
      return abs(Int(one.red) - Int(other.red)) <= 2
        && abs(Int(one.green) - Int(other.green)) <= 2
        && abs(Int(one.blue) - Int(other.blue)) <= 2
    }
  }
}

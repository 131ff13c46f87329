internal import Drawing
internal import LayoutCore

/// The colours by which the system tells what letters and surfaces are for, in one appearance.
struct SystemPalette {
  /// What is behind a screen.
  let background: DisplayColor
  /// What stands in the place of a colour or image that is missing.
  let standIn: String
  private let letters: Set<String>
  private let surfaces: Set<String>
  private let white: String

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
    guard surfaces.contains(surface.hex) else { return false }
    return letters.contains(color.hex) || color.hex == white
  }
}

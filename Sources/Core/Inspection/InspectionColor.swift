internal import Drawing

/// The colours of overlays and sheets: dark enough for white letters, and visible on light and dark
/// pictures.
enum InspectionColor {
  static let blue = DisplayColor(0, 98, 204)
  static let green = DisplayColor(22, 128, 61)
  static let orange = DisplayColor(193, 80, 0)
  static let purple = DisplayColor(126, 58, 201)
  static let red = DisplayColor(201, 28, 40)
  static let pink = DisplayColor(196, 24, 117)
  static let teal = DisplayColor(0, 116, 128)
  static let brown = DisplayColor(128, 84, 40)
  static let gray = DisplayColor(99, 99, 104)
  static let indigo = DisplayColor(72, 70, 190)

  /// The colours of a page around pictures.
  struct Page {
    let background: DisplayColor
    let text: DisplayColor
    let secondaryText: DisplayColor
    let line: DisplayColor

    static let light = Page(
      background: DisplayColor(230, 231, 235),
      text: DisplayColor(17, 17, 19),
      secondaryText: DisplayColor(84, 84, 90),
      line: DisplayColor(172, 172, 178)
    )
    static let dark = Page(
      background: DisplayColor(40, 41, 45),
      text: DisplayColor(242, 242, 244),
      secondaryText: DisplayColor(168, 168, 174),
      line: DisplayColor(82, 82, 88)
    )
  }
}

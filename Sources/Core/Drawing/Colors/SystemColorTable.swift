package import ViewValues

/// The system's colours, in each of their appearances (D1.11 – D1.20).
package enum SystemColorTable {
  /// The four appearances of a colour.
  private struct Appearances: Sendable {
    var light: DisplayColor
    var dark: DisplayColor
    var contrastLight: DisplayColor
    var contrastDark: DisplayColor

    init(
      _ light: DisplayColor,
      _ dark: DisplayColor,
      _ contrastLight: DisplayColor? = nil,
      _ contrastDark: DisplayColor? = nil
    ) {
      self.light = light
      self.dark = dark
      self.contrastLight = contrastLight ?? light
      self.contrastDark = contrastDark ?? dark
    }

    func shown(in appearance: ColorAppearance) -> DisplayColor {
      switch (appearance.scheme, appearance.hasIncreasedContrast) {
      case (.light, false): light
      case (.dark, false): dark
      case (.light, true): contrastLight
      case (.dark, true): contrastDark
      }
    }
  }

  /// A colour of the table.
  package static func color(_ color: SystemColor, in appearance: ColorAppearance) -> DisplayColor {
    if appearance.isElevated, appearance.scheme == .dark, let own = elevated[color] {
      return own.shown(in: appearance)
    }
    if appearance.platform == .macOS, let own = macOS[color] { return own.shown(in: appearance) }
    let isGlass = appearance.system >= .iOS26
    return ((isGlass ? glass[color] : nil) ?? classic(color)).shown(in: appearance)
  }

  /// The colours up to iOS 18 (D1.12), and those that iOS 26 has not changed.
  private static func classic(_ color: SystemColor) -> Appearances {
    switch color {
    case .red: .init(.init(255, 59, 48), .init(255, 69, 58), .init(215, 0, 21), .init(255, 105, 97))
    case .orange:
      .init(.init(255, 149, 0), .init(255, 159, 10), .init(201, 52, 0), .init(255, 179, 64))
    case .yellow:
      .init(.init(255, 204, 0), .init(255, 214, 10), .init(178, 80, 0), .init(255, 212, 38))
    case .green:
      .init(.init(52, 199, 89), .init(48, 209, 88), .init(36, 138, 61), .init(48, 219, 91))
    case .mint:
      .init(.init(0, 199, 190), .init(99, 230, 226), .init(12, 129, 123), .init(102, 212, 207))
    case .teal:
      .init(.init(48, 176, 199), .init(64, 200, 224), .init(0, 130, 153), .init(93, 230, 255))
    case .cyan:
      .init(.init(50, 173, 230), .init(100, 210, 255), .init(0, 113, 164), .init(112, 215, 255))
    // D1.20: the default accent.
    case .blue, .accentColor:
      .init(.init(0, 122, 255), .init(10, 132, 255), .init(0, 64, 221), .init(64, 156, 255))
    case .indigo:
      .init(.init(88, 86, 214), .init(94, 92, 230), .init(54, 52, 163), .init(125, 122, 255))
    case .purple:
      .init(.init(175, 82, 222), .init(191, 90, 242), .init(137, 68, 171), .init(218, 143, 255))
    case .pink:
      .init(.init(255, 45, 85), .init(255, 55, 95), .init(211, 15, 69), .init(255, 100, 130))
    case .brown:
      .init(.init(162, 132, 94), .init(172, 142, 104), .init(127, 101, 69), .init(181, 148, 105))
    case .gray:
      .init(
        .init(142, 142, 147),
        .init(142, 142, 147),
        .init(108, 108, 112),
        .init(174, 174, 178)
      )
    // D1.11
    case .black: .init(.black, .black)
    case .white: .init(.white, .white)
    case .clear: .init(.clear, .clear)
    // D1.14
    case .systemGray2:
      .init(.init(174, 174, 178), .init(99, 99, 102), .init(142, 142, 147), .init(124, 124, 128))
    case .systemGray3:
      .init(.init(199, 199, 204), .init(72, 72, 74), .init(174, 174, 178), .init(84, 84, 86))
    case .systemGray4:
      .init(.init(209, 209, 214), .init(58, 58, 60), .init(188, 188, 192), .init(68, 68, 70))
    case .systemGray5:
      .init(.init(229, 229, 234), .init(44, 44, 46), .init(216, 216, 220), .init(54, 54, 56))
    case .systemGray6:
      .init(.init(242, 242, 247), .init(28, 28, 30), .init(235, 235, 240), .init(36, 36, 38))
    // D1.15
    case .label, .primary: .init(.black, .white)
    case .secondaryLabel, .secondary: label(0.60, 0.60, 0.80, 0.70)
    case .tertiaryLabel, .placeholderText: label(0.30, 0.30, 0.70, 0.55)
    case .quaternaryLabel: label(0.18, 0.16, 0.55, 0.40)
    // D1.16
    case .systemFill: fill(120, 120, 128, 0.20, 0.36, 0.28, 0.44)
    case .secondarySystemFill: fill(120, 120, 128, 0.16, 0.32, 0.24, 0.40)
    case .tertiarySystemFill: fill(118, 118, 128, 0.12, 0.24, 0.20, 0.32)
    case .quaternarySystemFill: fill(116, 116, 128, 0.08, 0.18, 0.12, 0.26)
    // D1.17
    case .systemBackground: .init(.white, .black)
    case .secondarySystemBackground:
      .init(.init(242, 242, 247), .init(28, 28, 30), .init(235, 235, 240), .init(36, 36, 38))
    case .tertiarySystemBackground:
      .init(.white, .init(44, 44, 46), .white, .init(54, 54, 56))
    case .systemGroupedBackground:
      .init(.init(242, 242, 247), .black, .init(235, 235, 240), .black)
    case .secondarySystemGroupedBackground:
      .init(.white, .init(28, 28, 30), .white, .init(36, 36, 38))
    case .tertiarySystemGroupedBackground:
      .init(.init(242, 242, 247), .init(44, 44, 46), .init(235, 235, 240), .init(54, 54, 56))
    // D1.18
    case .separator: .init(.init(60, 60, 67, 0.29), .init(84, 84, 88, 0.60))
    case .opaqueSeparator: .init(.init(198, 198, 200), .init(56, 56, 58))
    case .link: .init(.init(0, 122, 255), .init(9, 132, 255))
    }
  }

  /// The colours changed by iOS 26 (D1.13).
  private static let glass: [SystemColor: Appearances] = [
    .red: .init(.init(255, 56, 60), .init(255, 66, 69), .init(233, 21, 45), .init(255, 97, 101)),
    .orange: .init(
      .init(255, 141, 40),
      .init(255, 146, 48),
      .init(197, 83, 0),
      .init(255, 160, 86)
    ),
    .yellow: .init(
      .init(255, 204, 0),
      .init(255, 214, 0),
      .init(161, 106, 0),
      .init(254, 223, 67)
    ),
    .green: .init(.init(52, 199, 89), .init(48, 209, 88), .init(0, 137, 50), .init(74, 217, 104)),
    .mint: .init(.init(0, 200, 179), .init(0, 218, 195), .init(0, 133, 117), .init(84, 223, 203)),
    .teal: .init(.init(0, 195, 208), .init(0, 210, 224), .init(0, 129, 152), .init(59, 221, 236)),
    .cyan: .init(.init(0, 192, 232), .init(60, 211, 254), .init(0, 126, 174), .init(109, 217, 255)),
    .blue: glassBlue,
    .accentColor: glassBlue,
    .indigo: .init(
      .init(97, 85, 245),
      .init(109, 124, 255),
      .init(86, 74, 222),
      .init(167, 170, 255)
    ),
    .purple: .init(
      .init(203, 48, 224),
      .init(219, 52, 242),
      .init(176, 47, 194),
      .init(234, 141, 255)
    ),
    .pink: .init(
      .init(255, 45, 85),
      .init(255, 55, 95),
      .init(231, 18, 77),
      .init(255, 138, 196)
    ),
    .brown: .init(
      .init(172, 127, 94),
      .init(183, 138, 102),
      .init(149, 109, 81),
      .init(219, 166, 121)
    ),
  ]

  private static let glassBlue = Appearances(
    .init(0, 136, 255),
    .init(0, 145, 255),
    .init(30, 110, 244),
    .init(92, 184, 255)
  )

  /// Backgrounds in presentations (D1.17), in dark mode only.
  private static let elevated: [SystemColor: Appearances] = [
    .systemBackground: firstElevated, .systemGroupedBackground: firstElevated,
    .secondarySystemBackground: secondElevated,
    .secondarySystemGroupedBackground: secondElevated,
    .tertiarySystemBackground: thirdElevated, .tertiarySystemGroupedBackground: thirdElevated,
  ]

  private static let firstElevated = raised(.init(28, 28, 30), .init(36, 36, 38))
  private static let secondElevated = raised(.init(44, 44, 46), .init(54, 54, 56))
  // With more contrast the fourth grey's, as without it (D1.14).
  private static let thirdElevated = raised(.init(58, 58, 60), .init(68, 68, 70))

  private static func raised(_ dark: DisplayColor, _ contrastDark: DisplayColor) -> Appearances {
    .init(.white, dark, .white, contrastDark)
  }

  /// The colours that only macOS has (D1.19).
  private static let macOS: [SystemColor: Appearances] = [
    .label: faded(0.85), .primary: faded(0.85),
    .secondaryLabel: faded(0.50), .secondary: faded(0.50),
    .tertiaryLabel: faded(0.25), .placeholderText: faded(0.25),
    .quaternaryLabel: faded(0.10),
    .green: .init(.init(40, 205, 65), .init(48, 209, 88)),
    .teal: .init(.init(89, 173, 196), .init(64, 200, 224)),
    .cyan: .init(.init(85, 190, 240), .init(100, 210, 255)),
    .gray: .init(.init(142, 142, 147), .init(152, 152, 157)),
  ]

  private static func faded(_ opacity: Double) -> Appearances {
    .init(
      DisplayColor.black.multiplyingOpacity(by: opacity),
      DisplayColor.white.multiplyingOpacity(by: opacity)
    )
  }

  /// The fifth level of labels, which only SwiftUI has (D1.15).
  package static func quinaryLabel(in appearance: ColorAppearance) -> DisplayColor {
    let base = appearance.scheme == .light ? DisplayColor.black : .white
    return base.multiplyingOpacity(by: appearance.hasIncreasedContrast ? 0.0814 : 0.05)
  }

  /// SwiftUI's own style of separators (D1.18).
  package static func separatorStyle(in appearance: ColorAppearance) -> DisplayColor {
    let isDark = appearance.scheme == .dark
    var color = isDark ? DisplayColor(80, 80, 88, 0.60) : DisplayColor(60, 60, 67, 0.29)
    if appearance.hasIncreasedContrast { color.opacity += 0.08 }
    return color
  }

  private static func label(
    _ light: Double,
    _ dark: Double,
    _ contrastLight: Double,
    _ contrastDark: Double
  ) -> Appearances {
    .init(
      .init(60, 60, 67, light),
      .init(235, 235, 245, dark),
      .init(60, 60, 67, contrastLight),
      .init(235, 235, 245, contrastDark)
    )
  }

  private static func fill(
    _ red: Int,
    _ green: Int,
    _ blue: Int,
    _ light: Double,
    _ dark: Double,
    _ contrastLight: Double,
    _ contrastDark: Double
  ) -> Appearances {
    .init(
      .init(red, green, blue, light),
      .init(red, green, blue, dark),
      .init(red, green, blue, contrastLight),
      .init(red, green, blue, contrastDark)
    )
  }
}

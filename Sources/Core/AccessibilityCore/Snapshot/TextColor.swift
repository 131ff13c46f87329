internal import Glibc
package import LayoutCore

/// The opaque colour of a text in an environment, as far as it is known.
///
/// The system's colours are those of iOS before 26, as recorded (drawing-semantics.md, the table of
/// classic colours and that of labels). A translucent colour is mixed with the background of the
/// screen, which is our choice: screen readers get no opacity.
package struct TextColor {
  private let drawing: DrawingEnvironment

  package init(in drawing: DrawingEnvironment) { self.drawing = drawing }

  /// Encoded sRGB with straight opacity.
  private struct RGBA {
    var color: TextAppearance.RGB
    var opacity = 1.0

    init(_ red: Double, _ green: Double, _ blue: Double) {
      color = TextAppearance.RGB(red: red, green: green, blue: blue)
    }

    /// A colour in bytes.
    init(bytes: (Int, Int, Int), opacity: Double = 1) {
      self.init(Double(bytes.0) / 255, Double(bytes.1) / 255, Double(bytes.2) / 255)
      self.opacity = opacity
    }
  }

  /// The colour; nil for gradients, images and materials, and for an asset's colours.
  func color(isLink: Bool) -> TextAppearance.RGB? {
    let style = drawing.foregroundStyle
    guard var color = isLink && style == nil ? accent : self.color(of: style) else { return nil }
    color.opacity *= style?.opacity ?? 1
    return onBackground(color)
  }

  /// The components of a colour, encoded in sRGB; nil for an asset's.
  package func numbers(
    of value: ColorValue
  ) -> (red: Double, green: Double, blue: Double, opacity: Double)? {
    color(of: value).map { ($0.color.red, $0.color.green, $0.color.blue, $0.opacity) }
  }

  private func color(of style: StyleValue?) -> RGBA? {
    guard let style else { return label(.primary) }
    switch style.paint {
    case .color(let value):
      var color = self.color(of: value)
      color?.opacity *= TextColor.share(of: style.level)
      return color
    case .current: return label(style.level)
    case .semantic(let purpose):
      switch purpose {
      case .foreground: return label(style.level)
      case .tint: return accent
      case .link: return RGBA(bytes: isDark ? (9, 132, 255) : (0, 122, 255))
      case .placeholder: return label(.tertiary)
      case .background, .selection, .separator, .fill, .windowBackground: return nil
      }
    case .levels(let levels): return levels.first.flatMap { color(of: $0) }
    case .standardGradient, .linearGradient, .radialGradient, .ellipticalGradient,
      .angularGradient, .meshGradient, .image, .material:
      return nil
    }
  }

  private var isDark: Bool { drawing.colorScheme == .dark }

  private var accent: RGBA? {
    let own = ColorValue.system(.accentColor)
    if case .color(let value)? = drawing.tint?.paint, value != own { return color(of: value) }
    return color(of: drawing.accentColor.flatMap { $0 == own ? nil : $0 } ?? .system(.blue))
  }

  /// The opacity of a level, as a factor.
  private static func share(of level: HierarchicalLevel) -> Double {
    switch level {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary, .quinary: 0.18
    }
  }

  /// The system's label colours.
  private func label(_ level: HierarchicalLevel) -> RGBA {
    let base = isDark ? (235, 235, 245) : (60, 60, 67)
    switch level {
    case .primary: return RGBA(bytes: isDark ? (255, 255, 255) : (0, 0, 0))
    case .secondary: return RGBA(bytes: base, opacity: 0.6)
    case .tertiary: return RGBA(bytes: base, opacity: 0.3)
    case .quaternary: return RGBA(bytes: base, opacity: isDark ? 0.16 : 0.18)
    case .quinary: return RGBA(bytes: isDark ? (255, 255, 255) : (0, 0, 0), opacity: 0.05)
    }
  }

  private func color(of value: ColorValue) -> RGBA? {
    var color: RGBA?
    switch value.source {
    case .asset: color = nil
    case .components(let components): color = TextColor.encoded(components)
    case .system(let system): color = self.color(of: system)
    }
    color?.opacity *= value.opacity
    return color
  }

  private func color(of system: SystemColor) -> RGBA? {
    func scheme(_ light: (Int, Int, Int), _ dark: (Int, Int, Int)) -> RGBA {
      RGBA(bytes: isDark ? dark : light)
    }
    switch system {
    case .red: return scheme((255, 59, 48), (255, 69, 58))
    case .orange: return scheme((255, 149, 0), (255, 159, 10))
    case .yellow: return scheme((255, 204, 0), (255, 214, 10))
    case .green: return scheme((52, 199, 89), (48, 209, 88))
    case .mint: return scheme((0, 199, 190), (99, 230, 226))
    case .teal: return scheme((48, 176, 199), (64, 200, 224))
    case .cyan: return scheme((50, 173, 230), (100, 210, 255))
    case .blue: return scheme((0, 122, 255), (10, 132, 255))
    case .indigo: return scheme((88, 86, 214), (94, 92, 230))
    case .purple: return scheme((175, 82, 222), (191, 90, 242))
    case .pink: return scheme((255, 45, 85), (255, 55, 95))
    case .brown: return scheme((162, 132, 94), (172, 142, 104))
    case .gray: return scheme((142, 142, 147), (142, 142, 147))
    case .link: return scheme((0, 122, 255), (9, 132, 255))
    case .black: return RGBA(0, 0, 0)
    case .white: return RGBA(1, 1, 1)
    case .primary, .label: return label(.primary)
    case .secondary, .secondaryLabel: return label(.secondary)
    case .tertiaryLabel, .placeholderText: return label(.tertiary)
    case .quaternaryLabel: return label(.quaternary)
    case .accentColor: return accent
    case .clear, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .separator, .opaqueSeparator:
      return nil
    }
  }

  private func onBackground(_ color: RGBA) -> TextAppearance.RGB {
    let share = min(max(color.opacity, 0), 1)
    let background = isDark ? 0.0 : 1.0
    func mixed(_ component: Double) -> Double {
      min(max(component, 0), 1) * share + background * (1 - share)
    }
    return TextAppearance.RGB(
      red: mixed(color.color.red),
      green: mixed(color.color.green),
      blue: mixed(color.color.blue)
    )
  }

  // MARK: Spaces

  /// Converts components of another space to the display's (D1.2, D1.4).
  private static func encoded(_ components: ColorComponents) -> RGBA {
    let (red, green, blue) = (components.red, components.green, components.blue)
    switch components.space {
    case .sRGB: return RGBA(red, green, blue)
    case .sRGBLinear: return RGBA(encoded(red), encoded(green), encoded(blue))
    case .displayP3:
      let (red, green, blue) = (decoded(red), decoded(green), decoded(blue))
      return RGBA(
        encoded(1.2249 * red - 0.2247 * green),
        encoded(-0.0420 * red + 1.0419 * green),
        encoded(-0.0197 * red - 0.0786 * green + 1.0979 * blue)
      )
    }
  }

  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  private static func decoded(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }
}

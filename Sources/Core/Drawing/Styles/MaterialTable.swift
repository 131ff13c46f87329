package import ViewValues

/// The filters of materials (D2.11 – D2.16).
package enum MaterialTable {
  /// The filter of a material.
  package static func filter(
    of material: MaterialValue,
    in appearance: ColorAppearance
  ) -> MaterialFilter {
    switch appearance.scheme {
    case .light: light(material)
    case .dark: dark(material)
    }
  }

  /// The regular one as it was read from a layer tree, the others fitted to recorded interiors
  /// (D2.12).
  ///
  /// No recording of the thickest is known: it is the thick one, 95 % on the way to its opaque
  /// colour (D2.14).
  private static func light(_ material: MaterialValue) -> MaterialFilter {
    func filter(
      _ radius: Double,
      _ saturation: Double,
      _ curve: [Double],
      _ amount: Double,
      _ brightness: Double
    ) -> MaterialFilter {
      MaterialFilter(
        curve: curve,
        amount: amount,
        saturation: saturation,
        brightness: brightness,
        radius: radius,
        opaqueColor: DisplayColor(245, 245, 245)
      )
    }
    return switch material {
    case .ultraThin: filter(22.5, 1.1, [0.258, 0.354, 0.464, 0.491], 0.501, 0.216)
    case .thin: filter(29.5, 1.35, [0.429, 0.527, 0.458, 0.434], 0.599, 0.300)
    case .regular: filter(29.5, 1.5, [0.90, 0.83, 0.925, 0.815], 0.75, 0.10)
    case .thick: filter(45, 1.5, [0.717, 0.683, 0.715, 0.636], 0.878, 0.280)
    case .ultraThick: mostlyOpaque(light(.thick), towards: 245)
    case .bar: filter(22.5, 1.1, [0.532, 0.633, 0.834, 0.558], 0.748, 0.300)
    case .glass: glass(white: 251, black: 175, opaque: 245)
    case .clearGlass: glass(white: 253, black: 87.5, opaque: 245)
    }
  }

  /// The regular one as it was read, the others a mixture with grey between the recorded results
  /// for white and for black (D2.13).
  private static func dark(_ material: MaterialValue) -> MaterialFilter {
    func filter(
      _ radius: Double,
      _ saturation: Double,
      white: Double,
      black: Double
    ) -> MaterialFilter {
      MaterialFilter(
        curve: [0, 0, 0, 0],
        amount: 0,
        saturation: saturation,
        factor: (white - black) / 255,
        brightness: black / 255,
        radius: radius,
        opaqueColor: DisplayColor(31, 31, 31)
      )
    }
    switch material {
    case .ultraThin: return filter(22.5, 1.1, white: 177, black: 31)
    case .thin: return filter(29.5, 1.35, white: 125, black: 31)
    case .regular:
      return MaterialFilter(
        curve: [0.16, 0.26, 0.10, 0.10],
        amount: 0.75,
        saturation: 1.5,
        brightness: 0,
        radius: 29.5,
        opaqueColor: DisplayColor(31, 31, 31)
      )
    case .thick: return filter(45, 1.5, white: 37, black: 31)
    case .ultraThick: return mostlyOpaque(dark(.thick), towards: 31)
    case .bar: return filter(22.5, 2, white: 87, black: 18)
    case .glass: return glass(white: 91, black: 24, opaque: 31)
    case .clearGlass: return glass(white: 173, black: 12, opaque: 31)
    }
  }

  /// Glass, by its results for white and for black (D2.14); the clear one has half of the regular
  /// one's effect, our choice (D2.21).
  private static func glass(white: Double, black: Double, opaque: Int) -> MaterialFilter {
    MaterialFilter(
      curve: [0, 0, 0, 0],
      amount: 0,
      saturation: 2,
      factor: (white - black) / 255,
      brightness: black / 255,
      radius: 2.25,
      opaqueColor: DisplayColor(opaque, opaque, opaque)
    )
  }

  private static func mostlyOpaque(
    _ filter: MaterialFilter,
    towards grey: Double
  ) -> MaterialFilter {
    var filter = filter
    filter.factor *= 0.05
    filter.brightness = 0.05 * filter.brightness + 0.95 * grey / 255
    return filter
  }
}

internal import ViewValues

/// Blends two colours in linear light (D5.6): the formulas of D5.15 to D5.18, with linear instead
/// of encoded components.
///
/// Red, green and blue are premultiplied in all arguments and results; the opacity comes last.
enum LightBlend {
  typealias Pixel = SIMD4<Double>
  private typealias Light = SIMD3<Double>

  /// Returns a backdrop blended with a source.
  ///
  /// - Parameter isExtended: Whether components may exceed those of white.
  static func blend(
    _ mode: DisplayBlendMode,
    _ backdrop: Pixel,
    _ source: Pixel,
    isExtended: Bool = false
  ) -> Pixel {
    func weighed(_ pixel: Pixel) -> Pixel {
      isExtended ? opaque(pixel) : self.weighed(pixel)
    }
    let (below, above) = (backdrop.w, source.w)
    switch mode {
    case .normal: return source + backdrop * (1 - above)
    case .sourceAtop: return weighed(source * below + backdrop * (1 - above))
    case .destinationOver: return source * (1 - below) + backdrop
    case .destinationOut: return backdrop * (1 - above)
    case .clear: return .zero
    case .copy: return source
    case .sourceIn: return source * below
    case .sourceOut: return source * (1 - below)
    case .destinationIn: return backdrop * above
    case .destinationAtop: return source * (1 - below) + backdrop * above
    case .xor: return source * (1 - below) + backdrop * (1 - above)
    case .plusLighter: return weighed(source + backdrop)
    case .plusDarker:
      let total = min(1, above + below)
      var result = (backdrop + source - 1).clamped(lowerBound: .zero, upperBound: .one)
      result.w = total
      return weighed(result)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      let both = mixed(mode, straight(backdrop), straight(source)) * (above * below)
      var result = source * (1 - below) + backdrop * (1 - above)
      result += Pixel(both, 0)
      result.w = above + below - above * below
      return result
    }
  }

  /// Clamps each component to the opacity.
  private static func weighed(_ pixel: Pixel) -> Pixel {
    let opacity = min(pixel.w, 1)
    return pixel.clamped(lowerBound: .zero, upperBound: Pixel(repeating: opacity))
  }

  /// Clamps the opacity to 1.
  private static func opaque(_ pixel: Pixel) -> Pixel {
    Pixel(pixel.x, pixel.y, pixel.z, min(pixel.w, 1))
  }

  private static func straight(_ pixel: Pixel) -> Light {
    pixel.w > 0 ? Light(pixel.x, pixel.y, pixel.z) / pixel.w : .zero
  }

  // MARK: Blending of straight components

  private static func mixed(_ mode: DisplayBlendMode, _ b: Light, _ s: Light) -> Light {
    func each(_ formula: (Double, Double) -> Double) -> Light {
      Light(formula(b.x, s.x), formula(b.y, s.y), formula(b.z, s.z))
    }
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return each { hardLight($1, $0) }
    case .darken: return each { min($0, $1) }
    case .lighten: return each { max($0, $1) }
    case .colorDodge: return each { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: return each { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .softLight: return each(softLight)
    case .hardLight: return each(hardLight)
    case .difference: return each { ($0 - $1).magnitude }
    case .exclusion: return b + s - 2 * b * s
    case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: return setLuminosity(s, luminosity(b))
    case .luminosity: return setLuminosity(b, luminosity(s))
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
      .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      return s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
  }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }

  private static func luminosity(_ color: Light) -> Double {
    0.30 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  private static func saturation(_ color: Light) -> Double { color.max() - color.min() }

  private static func setLuminosity(_ color: Light, _ luminosity: Double) -> Light {
    let moved = color + (luminosity - self.luminosity(color))
    let middle = self.luminosity(moved)
    let (low, high) = (moved.min(), moved.max())
    var result = moved
    if low < 0 { result = middle + (result - middle) * (middle / (middle - low)) }
    if high > 1 { result = middle + (result - middle) * ((1 - middle) / (high - middle)) }
    return result
  }

  private static func setSaturation(_ color: Light, _ saturation: Double) -> Light {
    let (low, high) = (color.min(), color.max())
    return high > low ? (color - low) * (saturation / (high - low)) : .zero
  }
}

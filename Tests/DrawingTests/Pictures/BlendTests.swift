import Drawing
import DrawingCairo
import LayoutCore
import Testing

/// Blend modes against their formulas, worked out here (D5.15 – D5.18).
@Suite struct BlendTests {
  private typealias Color = (r: Double, g: Double, b: Double, a: Double)

  private let backdrops = [(0.8, 0.4, 0.6, 1.0), (0.1, 0.9, 0.5, 0.6), (0.0, 1.0, 0.3, 1.0)]
  private let sources = [(0.3, 0.7, 0.5, 1.0), (0.9, 0.2, 0.4, 0.5), (1.0, 0.0, 0.6, 0.8)]

  @Test(arguments: DisplayBlendMode.allCases)
  func modesAreTheirFormulas(_ mode: DisplayBlendMode) throws {
    for backdrop in backdrops {
      for source in sources {
        let image = try PixelImage(list(backdrop, source, mode))
        let expected = BlendTests.blended(backdrop, source, mode)
        let found = image[1, 1]
        let numbers = [expected.r, expected.g, expected.b].map { $0 * 255 }
        #expect(abs(Double(found[3]) - expected.a * 255) <= 2, "\(mode) \(backdrop) \(source)")
        // Fainter colours are known less exactly.
        let tolerance = 3 / max(expected.a, 0.1) + 1
        if expected.a > 0.02 {
          for (one, other) in zip(found, numbers) {
            #expect(
              abs(Double(one) - other) <= tolerance,
              "\(mode) of \(source) on \(backdrop): \(found), not \(numbers)"
            )
          }
        }
      }
    }
  }

  private func list(
    _ backdrop: (Double, Double, Double, Double),
    _ source: (Double, Double, Double, Double),
    _ mode: DisplayBlendMode
  ) -> DisplayList {
    func color(_ color: (Double, Double, Double, Double)) -> DisplayPaint {
      .color(
        DisplayColor(red: color.0, green: color.1, blue: color.2, opacity: color.3)
      )
    }
    let path = Path(Rect(x: 0, y: 0, width: 3, height: 3))
    var list = DisplayList(size: Size(width: 3, height: 3), scale: 1)
    list.elements = [
      .fill(path, color(backdrop), FillValue(), .normal),
      .fill(path, color(source), FillValue(), mode),
    ]
    return list
  }

  // MARK: Formulas

  private static func blended(
    _ b: (Double, Double, Double, Double),
    _ s: (Double, Double, Double, Double),
    _ mode: DisplayBlendMode
  ) -> Color {
    let factors: (source: Double, destination: Double)?
    switch mode {
    case .sourceAtop: factors = (b.3, 1 - s.3)
    case .destinationOver: factors = (1 - b.3, 1)
    case .destinationOut: factors = (0, 1 - s.3)
    case .clear: factors = (0, 0)
    case .copy: factors = (1, 0)
    case .sourceIn: factors = (b.3, 0)
    case .sourceOut: factors = (1 - b.3, 0)
    case .destinationIn: factors = (0, s.3)
    case .destinationAtop: factors = (1 - b.3, s.3)
    case .xor: factors = (1 - b.3, 1 - s.3)
    default: factors = nil
    }
    func straight(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> Color {
      a > 0 ? (r / a, g / a, b / a, a) : (0, 0, 0, 0)
    }
    if let factors {
      func sum(_ source: Double, _ destination: Double) -> Double {
        source * s.3 * factors.source + destination * b.3 * factors.destination
      }
      return straight(
        sum(s.0, b.0),
        sum(s.1, b.1),
        sum(s.2, b.2),
        s.3 * factors.source + b.3 * factors.destination
      )
    }
    if mode == .plusLighter {
      func sum(_ source: Double, _ destination: Double) -> Double {
        min(1, source * s.3 + destination * b.3)
      }
      return straight(sum(s.0, b.0), sum(s.1, b.1), sum(s.2, b.2), min(1, s.3 + b.3))
    }
    if mode == .plusDarker {
      func sum(_ source: Double, _ destination: Double) -> Double {
        max(0, 1 - ((1 - source * s.3) + (1 - destination * b.3)))
      }
      return straight(sum(s.0, b.0), sum(s.1, b.1), sum(s.2, b.2), min(1, s.3 + b.3))
    }
    let mixed = mixture([b.0, b.1, b.2], [s.0, s.1, s.2], mode)
    let total = s.3 + b.3 - s.3 * b.3
    func channel(_ backdrop: Double, _ source: Double, _ mixed: Double) -> Double {
      s.3 * (1 - b.3) * source + s.3 * b.3 * mixed + (1 - s.3) * b.3 * backdrop
    }
    return straight(
      channel(b.0, s.0, mixed[0]),
      channel(b.1, s.1, mixed[1]),
      channel(b.2, s.2, mixed[2]),
      total
    )
  }

  private static func mixture(
    _ b: [Double],
    _ s: [Double],
    _ mode: DisplayBlendMode
  ) -> [Double] {
    switch mode {
    case .hue: return light(saturated(s, saturation(b)), luminosity(b))
    case .saturation: return light(saturated(b, saturation(s)), luminosity(b))
    case .color: return light(s, luminosity(b))
    case .luminosity: return light(b, luminosity(s))
    default: return zip(b, s).map { separable($0, $1, mode) }
    }
  }

  private static func separable(_ b: Double, _ s: Double, _ mode: DisplayBlendMode) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(s, b, .hardLight)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func luminosity(_ c: [Double]) -> Double {
    0.30 * c[0] + 0.59 * c[1] + 0.11 * c[2]
  }

  private static func saturation(_ c: [Double]) -> Double {
    (c.max() ?? 0) - (c.min() ?? 0)
  }

  private static func saturated(_ c: [Double], _ saturation: Double) -> [Double] {
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { high > low ? ($0 - low) * saturation / (high - low) : 0 }
  }

  /// A colour moved to a luminosity, and then as far towards it as it has to be to exist.
  private static func light(_ c: [Double], _ luminosity: Double) -> [Double] {
    let offset = luminosity - BlendTests.luminosity(c)
    var color = c.map { $0 + offset }
    let (low, high) = (color.min() ?? 0, color.max() ?? 0)
    if low < 0 {
      color = color.map { luminosity + ($0 - luminosity) * luminosity / (luminosity - low) }
    }
    if high > 1 {
      color = color.map {
        luminosity + ($0 - luminosity) * (1 - luminosity) / (high - luminosity)
      }
    }
    return color
  }
}

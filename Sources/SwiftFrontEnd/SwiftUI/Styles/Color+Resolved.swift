internal import Assets
internal import Drawing
public import LayoutCore

extension Color {
  /// A colour of numbers.
  public struct Resolved: Hashable, Codable, Sendable {
    /// Red, in linear light.
    public var linearRed: Float
    /// Green, in linear light.
    public var linearGreen: Float
    /// Blue, in linear light.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour of its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        linearRed = Self.linear(red)
        linearGreen = Self.linear(green)
        linearBlue = Self.linear(blue)
      case .displayP3:
        let (red, green, blue) = (
          Self.linear(red), Self.linear(green), Self.linear(blue)
        )
        linearRed = 1.2249 * red - 0.2247 * green
        linearGreen = -0.0420 * red + 1.0419 * green
        linearBlue = -0.0197 * red - 0.0786 * green + 1.0979 * blue
      }
      self.opacity = opacity
    }

    /// Red, in sRGB's encoding.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// Green, in sRGB's encoding.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// Blue, in sRGB's encoding.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The colour as one of Core Graphics.
    public var cgColor: CGColor { CGColor(self) }

    static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -linear : linear
    }

    static func encoded(_ value: Float) -> Float {
      let size = abs(value)
      let encoded = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -encoded : encoded
    }
  }

  /// Returns the components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .value(let value):
      return Resolved(value, in: environment)
    case .faded(let color, let opacity):
      var resolved = color.resolve(in: environment)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let first, let second, let fraction, let space):
      let (first, second) = (first.resolve(in: environment), second.resolve(in: environment))
      return first.mixed(with: second, by: Float(fraction), in: space)
    }
  }
}

extension ColorValue {
  /// Returns the asset catalogue's colour for the name in an environment, clear if there is none
  /// (V11.7); other colours as they are.
  fileprivate func inCatalogue(_ environment: EnvironmentValues) -> ColorValue {
    guard case .asset(let name) = source else { return self }
    var color =
      AssetCatalogue.current.color(name, for: environment.assetTraits)
      ?? ColorValue(.system(.clear))
    color.opacity *= opacity
    return color
  }
}

extension Color.Resolved: ShapeStyle {
  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    Color(self)._paint(in: environment)
  }
}

extension Color.Resolved: Animatable {
  /// The data that animations interpolate.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * Self.unitScale,
        AnimatablePair(
          linearGreen * Self.unitScale,
          AnimatablePair(linearBlue * Self.unitScale, opacity * Self.unitScale)
        )
      )
    }
    set {
      linearRed = newValue.first / Self.unitScale
      linearGreen = newValue.second.first / Self.unitScale
      linearBlue = newValue.second.second.first / Self.unitScale
      opacity = newValue.second.second.second / Self.unitScale
    }
  }

  /// The scale of colours for animations (T1.6).
  private static var unitScale: Float { 128 }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as text.
  public var description: String {
    let parts = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension Color.Resolved {
  /// Resolves a colour value in an environment.
  init(_ value: ColorValue, in environment: EnvironmentValues) {
    var drawing = LayoutCore.EnvironmentValues()
    drawing.drawing.colorScheme = environment.colorScheme == .dark ? .dark : .light
    drawing.drawing.colorSchemeContrast =
      environment.colorSchemeContrast == .increased ? .increased : .standard
    var resolver = StyleResolver(drawing, NoResources())
    let color = resolver.color(value.inCatalogue(environment))
    self.init(
      red: Float(color.red),
      green: Float(color.green),
      blue: Float(color.blue),
      opacity: Float(color.opacity)
    )
  }

  /// The colour with so much of another one (D1.9).
  fileprivate func mixed(
    with other: Color.Resolved,
    by fraction: Float,
    in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    func between(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> {
      first + (second - first) * fraction
    }
    if space == .device {
      let mixed = between(
        SIMD4(red, green, blue, opacity),
        SIMD4(other.red, other.green, other.blue, other.opacity)
      )
      return Color.Resolved(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: mixed.w)
    }
    let mixed = between(oklab, other.oklab)
    let roots = SIMD3(
      mixed.x + 0.396_337_777_4 * mixed.y + 0.215_803_757_3 * mixed.z,
      mixed.x - 0.105_561_345_8 * mixed.y - 0.063_854_172_8 * mixed.z,
      mixed.x - 0.089_484_177_5 * mixed.y - 1.291_485_548_0 * mixed.z
    )
    let cones = roots * roots * roots
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: 4.076_741_662_1 * cones.x - 3.307_711_591_3 * cones.y + 0.230_969_929_2 * cones.z,
      green: -1.268_438_004_6 * cones.x + 2.609_757_401_1 * cones.y - 0.341_319_396_5 * cones.z,
      blue: -0.004_196_086_3 * cones.x - 0.703_418_614_7 * cones.y + 1.707_614_701_0 * cones.z,
      opacity: mixed.w
    )
  }

  /// The components in Oklab, and the opacity.
  private var oklab: SIMD4<Float> {
    let long = cbrtf(
      0.412_221_470_8 * linearRed + 0.536_332_536_3 * linearGreen + 0.051_445_992_9 * linearBlue
    )
    let middle = cbrtf(
      0.211_903_498_2 * linearRed + 0.680_699_545_1 * linearGreen + 0.107_396_956_6 * linearBlue
    )
    let short = cbrtf(
      0.088_302_461_9 * linearRed + 0.281_718_837_6 * linearGreen + 0.629_978_700_5 * linearBlue
    )
    return SIMD4(
      0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
      1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
      0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short,
      opacity
    )
  }
}

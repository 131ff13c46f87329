internal import LayoutCore

extension GraphicsContext {
  /// The blending of a drawing with the content behind it.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32
    /// Meets as init does.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    /// Meets as normal  does.
    public static let normal = BlendMode(.normal)
    /// Meets as multiply  does.
    public static let multiply = BlendMode(.multiply)
    /// Meets as screen  does.
    public static let screen = BlendMode(.screen)
    /// Meets as overlay  does.
    public static let overlay = BlendMode(.overlay)
    /// Meets as darken  does.
    public static let darken = BlendMode(.darken)
    /// Meets as lighten  does.
    public static let lighten = BlendMode(.lighten)
    /// Meets as color dodge  does.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Meets as color burn  does.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Meets as soft light  does.
    public static let softLight = BlendMode(.softLight)
    /// Meets as hard light  does.
    public static let hardLight = BlendMode(.hardLight)
    /// Meets as difference  does.
    public static let difference = BlendMode(.difference)
    /// Meets as exclusion  does.
    public static let exclusion = BlendMode(.exclusion)
    /// Meets as hue  does.
    public static let hue = BlendMode(.hue)
    /// Meets as saturation  does.
    public static let saturation = BlendMode(.saturation)
    /// Meets as color  does.
    public static let color = BlendMode(.color)
    /// Meets as luminosity  does.
    public static let luminosity = BlendMode(.luminosity)
    /// Meets as clear  does.
    public static let clear = BlendMode(.clear)
    /// Meets as copy  does.
    public static let copy = BlendMode(.copy)
    /// Meets as source in  does.
    public static let sourceIn = BlendMode(.sourceIn)
    /// Meets as source out  does.
    public static let sourceOut = BlendMode(.sourceOut)
    /// Meets as source atop  does.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// Meets as destination over  does.
    public static let destinationOver = BlendMode(.destinationOver)
    /// Meets as destination in  does.
    public static let destinationIn = BlendMode(.destinationIn)
    /// Meets as destination out  does.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Meets as destination atop  does.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Meets as xor  does.
    public static let xor = BlendMode(.xor)
    /// Meets as plus darker  does.
    public static let plusDarker = BlendMode(.plusDarker)
    /// Meets as plus lighter  does.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}

extension GraphicsContext.BlendMode {
  /// The mode for the display list; an unknown raw value is normal.
  var engine: DisplayBlendMode { GraphicsContext.BlendMode.modes[rawValue] ?? .normal }

  private static let modes: [Int32: DisplayBlendMode] = [
    normal.rawValue: .normal, multiply.rawValue: .multiply, screen.rawValue: .screen,
    overlay.rawValue: .overlay, darken.rawValue: .darken, lighten.rawValue: .lighten,
    colorDodge.rawValue: .colorDodge, colorBurn.rawValue: .colorBurn,
    softLight.rawValue: .softLight, hardLight.rawValue: .hardLight,
    difference.rawValue: .difference, exclusion.rawValue: .exclusion, hue.rawValue: .hue,
    saturation.rawValue: .saturation, color.rawValue: .color,
    luminosity.rawValue: .luminosity, clear.rawValue: .clear, copy.rawValue: .copy,
    sourceIn.rawValue: .sourceIn, sourceOut.rawValue: .sourceOut,
    sourceAtop.rawValue: .sourceAtop, destinationOver.rawValue: .destinationOver,
    destinationIn.rawValue: .destinationIn, destinationOut.rawValue: .destinationOut,
    destinationAtop.rawValue: .destinationAtop, xor.rawValue: .xor,
    plusDarker.rawValue: .plusDarker, plusLighter.rawValue: .plusLighter,
  ]
}

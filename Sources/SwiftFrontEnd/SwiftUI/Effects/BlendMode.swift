internal import LayoutCore

/// The blending of a drawing with the content behind it.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter

  var engine: LayoutCore.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension GraphicsContext {
  /// The blending of a drawing with the content behind it.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32
    /// Creates a mode from its raw value.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    /// The source over the destination.
    public static let normal = BlendMode(.normal)
    /// The product of source and destination.
    public static let multiply = BlendMode(.multiply)
    /// The product of the inverted colours, inverted.
    public static let screen = BlendMode(.screen)
    /// Multiplies or screens, depending on the destination.
    public static let overlay = BlendMode(.overlay)
    /// The darker of both.
    public static let darken = BlendMode(.darken)
    /// The lighter of both.
    public static let lighten = BlendMode(.lighten)
    /// Brightens the destination by the source.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens the destination by the source.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens, depending on the source.
    public static let softLight = BlendMode(.softLight)
    /// Multiplies or screens, depending on the source.
    public static let hardLight = BlendMode(.hardLight)
    /// The difference of both.
    public static let difference = BlendMode(.difference)
    /// The difference of both, with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The source's hue, with the destination's saturation and luminosity.
    public static let hue = BlendMode(.hue)
    /// The source's saturation, with the destination's hue and luminosity.
    public static let saturation = BlendMode(.saturation)
    /// The source's hue and saturation, with the destination's luminosity.
    public static let color = BlendMode(.color)
    /// The source's luminosity, with the destination's hue and saturation.
    public static let luminosity = BlendMode(.luminosity)
    /// Clears the destination.
    public static let clear = BlendMode(.clear)
    /// Replaces the destination by the source.
    public static let copy = BlendMode(.copy)
    /// The source where the destination is opaque.
    public static let sourceIn = BlendMode(.sourceIn)
    /// The source where the destination is transparent.
    public static let sourceOut = BlendMode(.sourceOut)
    /// The source over the destination, where the latter is opaque.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// The destination over the source.
    public static let destinationOver = BlendMode(.destinationOver)
    /// The destination where the source is opaque.
    public static let destinationIn = BlendMode(.destinationIn)
    /// The destination where the source is transparent.
    public static let destinationOut = BlendMode(.destinationOut)
    /// The destination over the source, where the latter is opaque.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Source and destination where they do not overlap.
    public static let xor = BlendMode(.xor)
    /// The sum of both, towards black.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of both, towards white.
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

/// The blending of a drawing with the content behind it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

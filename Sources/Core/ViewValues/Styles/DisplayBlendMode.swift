/// The blending of painted content with its backdrop; canvases have more modes (D5.15 – D5.18).
public enum DisplayBlendMode: String, Sendable, Hashable, CaseIterable {
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
  case clear
  case copy
  case sourceIn
  case sourceOut
  case destinationIn
  case destinationAtop
  case xor

  /// Creates the mode from that of a view.
  package init(_ mode: BlendMode) {
    self =
      switch mode {
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

  /// Whether transparent paint changes its backdrop (D5.18).
  package var changesWhatIsBare: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter, .xor:
      false
    }
  }
}

import LayoutCore

extension StyleValue {
  /// A style in a few words: its name, or its components.
  var outlineText: String {
    if let name { return name }
    var words: [String] = []
    if self.level != .primary { words.append(self.level.rawValue) }
    let paint = paintText
    if !paint.isEmpty { words.append(paint) }
    if self.opacity != 1 { words.append("at \((self.opacity * 100).outlineText)%") }
    if self.blendMode != .normal { words.append(self.blendMode.rawValue) }
    if !self.shadows.isEmpty { words.append("with shadow") }
    return words.joined(separator: " ")
  }

  private var paintText: String {
    switch self.paint {
    case .color(let color): color.outlineText
    case .standardGradient(let color): "\(color.outlineText).gradient"
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.outlineText
    case .meshGradient(let mesh): "\(mesh.width)×\(mesh.height) colors"
    case .image(let paint): "image \(paint.image)"
    case .material(let material): material.rawValue
    case .semantic(let style): style.rawValue
    case .current: ""
    case .levels(let styles): styles.map(\.outlineText).joined(separator: ", ")
    }
  }
}

extension GradientValue {
  /// The largest number of colours that an outline shows.
  private static let mostColors = 4

  fileprivate var outlineText: String {
    let colors = stops.prefix(GradientValue.mostColors).map(\.color.outlineText)
    return (colors + (stops.count > colors.count ? ["…"] : [])).joined(separator: ", ")
  }
}

extension ColorValue {
  /// A colour in a word: its name or digits, then its opacity.
  fileprivate var outlineText: String {
    if let name = name ?? hex { return name }
    let text =
      switch source {
      case .system(let color): color.rawValue
      case .asset(let name): name
      case .components(let color):
        [color.red, color.green, color.blue].map(\.outlineText).joined(separator: " ")
      }
    return opacity == 1 ? text : "\(text) at \((opacity * 100).outlineText)%"
  }
}

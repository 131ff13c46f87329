// Styles with names, and styles derived from others.

extension StyleValue: ExpressibleByStringLiteral {
  /// Creates the style of a name: `primary` … `quinary`, a purpose, a material, a system colour, a
  /// colour such as `#ff0000`, or else the colour of that name in an asset catalogue.
  public init(named name: String) {
    self =
      StyleValue.named[name] ?? .color(ColorValue(hex: name) ?? ColorValue(.asset(name)))
  }

  /// Creates the style of a name.
  public init(stringLiteral name: String) { self.init(named: name) }

  /// The styles by their names.
  private static let named: [String: StyleValue] = {
    var named: [String: StyleValue] = [:]
    for color in SystemColor.allCases { named[color.rawValue] = .color(.system(color)) }
    for material in MaterialValue.allCases { named[material.rawValue] = .material(material) }
    for style in SemanticStyle.allCases { named[style.rawValue] = .semantic(style) }
    for level in HierarchicalLevel.allCases { named[level.rawValue] = .level(level) }
    return named
  }()

  /// The names of styles, in the order of their kinds.
  public static let names: [String] =
    HierarchicalLevel.allCases.map(\.rawValue) + SemanticStyle.allCases.map(\.rawValue)
    + MaterialValue.allCases.map(\.rawValue)
    + SystemColor.allCases.map(\.rawValue).filter {
      HierarchicalLevel(rawValue: $0) == nil && SemanticStyle(rawValue: $0) == nil
    }

  /// The name of the style, if it says all of it; else nil.
  public var name: String? {
    let name: String
    switch self.paint {
    case .color(let color):
      switch color.source {
      case .system(let color): name = color.rawValue
      case .asset(let asset): name = asset
      case .components: return nil
      }
    case .material(let material): name = material.rawValue
    case .semantic(let style): name = style.rawValue
    case .current: name = self.level.rawValue
    case .standardGradient, .linearGradient, .radialGradient, .ellipticalGradient,
      .angularGradient, .meshGradient, .image, .levels:
      return nil
    }
    // A colour's number is no name.
    return name.hasPrefix("#") || StyleValue(named: name) != self ? nil : name
  }

  /// A colour.
  public static func color(_ color: ColorValue) -> StyleValue { StyleValue(.color(color)) }

  /// A material.
  public static func material(_ material: MaterialValue) -> StyleValue {
    StyleValue(.material(material))
  }

  /// A style of the environment for a purpose.
  public static func semantic(_ style: SemanticStyle) -> StyleValue {
    StyleValue(.semantic(style))
  }

  /// A level of the current foreground style.
  public static func level(_ level: HierarchicalLevel) -> StyleValue {
    var style = StyleValue(.current)
    style.level = level
    return style
  }

  /// The style with its opacity multiplied, that of a colour in the colour itself.
  public func multiplyingOpacity(by factor: Double) -> StyleValue {
    var style = self
    if case .color(var color) = self.paint {
      color.opacity *= factor
      style.paint = .color(color)
    } else {
      style.opacity *= factor
    }
    return style
  }
}

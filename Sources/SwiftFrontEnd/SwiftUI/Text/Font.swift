internal import LayoutCore

/// A font, resolved in the environment of a view.
public struct Font: Hashable, Sendable {
  var engine: TextFont
  var isItalic = false
  var isMonospacedDigit = false
  var width: Width?

  init(_ engine: TextFont) { self.engine = engine }

  init(_ style: LayoutCore.TextStyle) { engine = TextFont(size: .style(style)) }

  /// The font of the text style.
  public static let largeTitle = Font(LayoutCore.TextStyle.largeTitle)
  /// The font of the text style.
  public static let title = Font(LayoutCore.TextStyle.title)
  /// The font of the text style.
  public static let title2 = Font(LayoutCore.TextStyle.title2)
  /// The font of the text style.
  public static let title3 = Font(LayoutCore.TextStyle.title3)
  /// The font of the text style.
  public static let headline = Font(LayoutCore.TextStyle.headline)
  /// The font of the text style.
  public static let subheadline = Font(LayoutCore.TextStyle.subheadline)
  /// The font of the text style.
  public static let body = Font(LayoutCore.TextStyle.body)
  /// The font of the text style.
  public static let callout = Font(LayoutCore.TextStyle.callout)
  /// The font of the text style.
  public static let footnote = Font(LayoutCore.TextStyle.footnote)
  /// The font of the text style.
  public static let caption = Font(LayoutCore.TextStyle.caption)
  /// The font of the text style.
  public static let caption2 = Font(LayoutCore.TextStyle.caption2)
}

extension Font {
  /// The system's font in a style's size.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(
      TextFont(
        size: .style(style.engine),
        weight: weight?.engine,
        design: design?.engine ?? .default
      )
    )
  }

  /// The system's font in a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(
      TextFont(
        size: .points(Double(size)),
        weight: weight?.engine,
        design: design?.engine ?? .default
      )
    )
  }

  /// A font family in a size that scales with the user's text size, in points (V11.9).
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A family by its name in a size that follows a style's, in points.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(TextFont(size: .scaledPoints(Double(size), relativeTo: style.engine), family: name))
  }

  /// A family by its name in a size that follows nothing, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(TextFont(size: .points(Double(fixedSize)), family: name))
  }
}

extension Font {
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.engine.weight = weight.engine
    return font
  }

  /// The font in a width.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// The font with lines closer together or farther apart.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.engine.leading = leading.engine
    return font
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.isMonospacedDigit = true
    return font
  }

  /// The font with characters of one width.
  public func monospaced() -> Font {
    var font = self
    font.engine.design = .monospaced
    return font
  }

  /// The font with small capitals.
  ///
  /// Inert: fonts have no small capitals.
  public func smallCaps() -> Font { self }

  /// The font with small letters as small capitals.
  ///
  /// Inert: fonts have no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with capitals as small capitals.
  ///
  /// Inert: fonts have no small capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// Returns the change of the layout's environment that sets the font.
  var change: EngineChange {
    let font = self
    return { environment in
      environment.font = font.engine
      if font.isItalic { environment.italic = true }
      if font.isMonospacedDigit { environment.monospacedDigit = true }
      if let width = font.width { environment.fontWidth = width.engine }
    }
  }
}

extension Font.TextStyle {
  /// A length that grows as lines of the style do, in whole pixels (M1.16).
  ///
  /// - Parameters:
  ///   - length: The length at the text size Large, in points.
  ///   - displayScale: The count of pixels in a point.
  public func _scaled(
    _ length: CGFloat,
    at size: DynamicTypeSize,
    displayScale: CGFloat
  ) -> CGFloat {
    var environment = LayoutCore.EnvironmentValues()
    environment.dynamicTypeSize = size.engine
    environment.displayScale = Double(displayScale)
    return CGFloat(engine.scaled(Double(length), in: environment))
  }

  /// The size of the style's letters, in points.
  public func _pointSize(at size: DynamicTypeSize) -> CGFloat {
    CGFloat(engine.metrics(platform: .iOS, dynamicTypeSize: size.engine).size)
  }
}

extension Font {
  /// The text styles, whose sizes scale with the user's text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var engine: LayoutCore.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let engine: TextFont.Weight
    /// The thinnest strokes.
    public static let ultraLight = Weight(engine: .ultraLight)
    /// Thin strokes.
    public static let thin = Weight(engine: .thin)
    /// Light strokes.
    public static let light = Weight(engine: .light)
    /// The regular weight.
    public static let regular = Weight(engine: .regular)
    /// Between regular and semibold.
    public static let medium = Weight(engine: .medium)
    /// Between medium and bold.
    public static let semibold = Weight(engine: .semibold)
    /// Bold strokes.
    public static let bold = Weight(engine: .bold)
    /// Heavy strokes.
    public static let heavy = Weight(engine: .heavy)
    /// The heaviest strokes.
    public static let black = Weight(engine: .black)
  }

  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width axis: 0 for the standard width, less for narrower characters.
    public let value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(CGFloat(TextFont.Width.compressed.value))
    /// Narrower than standard.
    public static let condensed = Width(CGFloat(TextFont.Width.condensed.value))
    /// The usual width.
    public static let standard = Width(CGFloat(TextFont.Width.standard.value))
    /// Wider than standard.
    public static let expanded = Width(CGFloat(TextFont.Width.expanded.value))

    var engine: TextFont.Width { TextFont.Width(Double(value)) }
  }

  /// A variant of the system's font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var engine: TextFont.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance of a font's lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    var engine: TextFont.Leading {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }
}

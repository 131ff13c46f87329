internal import LayoutCore

extension Text {
  /// Sets the colour of the text; nil for that of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.setting(.foregroundColor(color?.engine)))
  }

  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    // Equal colours make equal texts.
    if let color = style as? Color {
      return with(.setting(.foregroundStyle(StyleValue(.color(color.engine)))))
    }
    return with(.style(ByIdentity { @Sendable environment in style._paint(in: environment) }))
  }

  /// The text with a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// The text with a line of a pattern under it.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with(.setting(.underline(LineStyle.engine(isActive, pattern, color))))
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// The text with a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with(.setting(.strikethrough(LineStyle.engine(isActive, pattern, color))))
  }

  /// Sets the kerning of the text, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text {
    let points = Double(kerning)
    return with(.change("kerning") { $0.kerning = points })
  }

  /// Sets the tracking of the text, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    let points = Double(tracking)
    return with(.change("tracking") { $0.tracking = points })
  }

  /// The text raised from its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.setting(.baselineOffset(Double(baselineOffset))))
  }

  /// The text with a value for the ``TextRenderer`` that draws it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    Text(.marked(self, TextMark(value)))
  }

  /// The text in a language for its line breaks.
  ///
  /// Inert: the language is detected from the characters.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    with(.change("font", (font ?? .body).change))
  }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    let weight = weight?.engine
    return with(.change("fontWeight") { $0.fontWeight = weight })
  }

  /// The text in a width.
  public func fontWidth(_ width: Font.Width?) -> Text {
    with(.setting(.fontWidth(width?.engine)))
  }

  /// The text in a design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with(.setting(.fontDesign(design?.engine)))
  }

  /// The text in bold.
  public func bold() -> Text { bold(true) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text {
    with(.change("bold") { $0.fontWeight = isActive ? .bold : nil })
  }

  /// The text in italics.
  public func italic() -> Text { italic(true) }

  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text {
    with(.change("italic") { $0.italic = isActive })
  }

  /// The text in characters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.setting(.monospaced(isActive)))
  }

  /// The text with digits of one width.
  public func monospacedDigit() -> Text { with(.setting(.monospacedDigit(true))) }

  /// The text in another size beside its font.
  ///
  /// Inert: texts keep their font's size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot

      var engine: TextLineStyle.Pattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
      }
    }

    var pattern: Pattern
    var color: Color?

    /// Creates a line style; the default colour is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    var engine: TextLineStyle {
      TextLineStyle(pattern: pattern.engine, color: color?.engine)
    }

    /// Returns the line of a modifier; nil for none.
    static func engine(_ isActive: Bool, _ pattern: Pattern, _ color: Color?) -> TextLineStyle? {
      isActive ? LineStyle(pattern: pattern, color: color).engine : nil
    }
  }
}

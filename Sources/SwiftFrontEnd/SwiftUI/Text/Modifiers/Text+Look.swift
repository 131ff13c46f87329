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

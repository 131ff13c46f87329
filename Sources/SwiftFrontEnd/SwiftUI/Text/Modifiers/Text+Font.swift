internal import LayoutCore

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

internal import LayoutCore

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

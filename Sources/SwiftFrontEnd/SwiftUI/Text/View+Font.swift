internal import LayoutCore

extension View {
  /// Sets the font of texts inside.
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(_EnvironmentModifier("font") { $0.font = font })
  }

  /// Sets the font weight of texts inside.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    let weight = weight?.engine
    return engineModifier(
      .environment(EnvironmentChange(name: "fontWeight") { $0.fontWeight = weight })
    )
  }

  /// Sets the font width of texts inside.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    engineModifier(.setting(.fontWidth(width?.engine)))
  }

  /// Sets the font design of texts inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    engineModifier(.setting(.fontDesign(design?.engine)))
  }

  /// Sets bold texts inside.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    engineModifier(
      .environment(EnvironmentChange(name: "bold") { $0.fontWeight = isActive ? .bold : nil })
    )
  }

  /// Sets italic texts inside.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    engineModifier(.environment(EnvironmentChange(name: "italic") { $0.italic = isActive }))
  }

  /// Sets monospaced texts inside.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    engineModifier(.setting(.monospaced(isActive)))
  }

  /// Sets monospaced digits inside.
  public nonisolated func monospacedDigit() -> some View {
    engineModifier(.setting(.monospacedDigit(true)))
  }

  /// Sets the scale of texts inside, relative to their font.
  ///
  /// Inert: texts keep their font's size.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the language of texts inside, for line breaks.
  ///
  /// Inert: the language is detected from the characters.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    self
  }
}

private enum FontKey: EngineEnvironmentKey {
  static let defaultValue: Font? = nil

  static func change(_ value: Font?) -> EngineChange { (value ?? .body).change }
}

extension EnvironmentValues {
  /// The font of texts; nil for the standard one.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

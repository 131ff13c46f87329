extension View {
  /// The font of texts inside.
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(_EnvironmentModifier("font") { $0.font = font })
  }

  /// How many lines texts inside have at most.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentModifier("lineLimit") { $0.lineLimit = number })
  }
}

extension Text {
  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    with(.change("font", (font ?? .body).change))
  }
}

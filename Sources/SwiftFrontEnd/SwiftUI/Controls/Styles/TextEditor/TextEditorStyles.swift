/// The platform's own editors.
public struct AutomaticTextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView().textEditorStyle(self)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's own editors.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// No background.
public struct PlainTextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "plain" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView().textEditorStyle(self)
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

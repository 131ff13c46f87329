/// The platform's own boxes.
public struct DefaultGroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).groupBoxStyle(self)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's own boxes.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value at the trailing one.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Controls below each other, which do not scroll: labels end where values begin (V8.5).
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that the style shows.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formValues) { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels beside values.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A label that ends before the column of values.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label
      configuration.content.alignmentGuide(.formValues) { $0[.leading] }
    }
  }
}

extension HorizontalAlignment {
  /// Where values of a form in columns begin: the leading edge of what has no label beside it.
  private enum FormValues: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static var formValues: HorizontalAlignment { HorizontalAlignment(FormValues.self) }
}

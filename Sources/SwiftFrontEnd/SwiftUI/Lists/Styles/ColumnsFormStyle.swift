/// A column of controls that does not scroll: labels end where values begin (V8.5).
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    FormColumnsLayout { configuration.content }
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

/// A column of rows whose values begin behind the longest label.
private struct FormColumnsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews, in: proposal.width)
    return CGSize(width: rows.map(\.maxX).max() ?? 0, height: rows.last?.maxY ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for (subview, row) in zip(subviews, rows(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + row.minX, y: bounds.minY + row.minY),
        proposal: ProposedViewSize(width: row.width, height: row.height)
      )
    }
  }

  /// The frames of the rows.
  private func rows(_ subviews: Subviews, in width: CGFloat?) -> [CGRect] {
    let all = ProposedViewSize(width: width, height: nil)
    let labels = subviews.map { $0.dimensions(in: all)[.formValues] }
    let column = labels.max() ?? 0
    var (rows, y): ([CGRect], CGFloat) = ([], 0)
    for (index, subview) in subviews.enumerated() {
      // Views without a label get less width.
      let room = width.map { max($0 - (column - labels[index]), 0) }
      let dimensions = subview.dimensions(in: ProposedViewSize(width: room, height: nil))
      if index > 0 {
        y += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      }
      let x = column - dimensions[.formValues]
      rows.append(CGRect(x: x, y: y, width: dimensions.width, height: dimensions.height))
      y += dimensions.height
    }
    return rows
  }
}

extension HorizontalAlignment {
  /// The guide at which values of a form in columns begin; by default a view's leading edge.
  private enum FormValues: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static var formValues: HorizontalAlignment { HorizontalAlignment(FormValues.self) }
}

internal import LayoutCore

/// The label of a date picker and its fields side by side; if they do not fit, the fields are below
/// the label, side by side or, if that does not fit either, in a column (M3.5).
struct DatePickerLayout: Layout {
  /// Whether the first view is the label.
  let hasLabel: Bool
  /// The distance between two lines.
  let lineSpacing: Double

  /// The distance between horizontal neighbours.
  private static let gap = 8.0

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> Size {
    let lines = lines(of: subviews, within: proposal.width)
    let gaps = lineSpacing * Double(max(lines.count - 1, 0))
    return Size(
      width: proposal.width ?? lines.reduce(0) { max($0, width(of: $1)) },
      height: lines.reduce(gaps) { $0 + height(of: $1) }
    )
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    var top = bounds.minY
    for line in lines(of: subviews, within: bounds.width) {
      let ascent = line.reduce(0) { max($0, $1.ascent) }
      var start = bounds.minX
      // Beside its label the fields end at the picker's edge.
      let isBesideLabel = line.first?.isLabel == true && line.count > 1
      for (index, view) in line.enumerated() {
        if isBesideLabel, index == 1 { start = bounds.maxX - width(of: line.dropFirst()) }
        view.subview.place(
          at: Point(x: start, y: top + ascent - view.ascent),
          proposal: view.proposal
        )
        start += view.size.width + DatePickerLayout.gap
      }
      top += height(of: line) + lineSpacing
    }
  }

  // MARK: Lines

  private struct View {
    let subview: LayoutSubview
    let proposal: ProposedViewSize
    let size: Size
    /// The distance from its top to the baseline of its first line.
    let ascent: Double
    let isLabel: Bool
  }

  /// The views of each line.
  private func lines(of subviews: Subviews, within width: Double?) -> [ArraySlice<View>] {
    let views = subviews.enumerated().map { index, subview in
      let free = ProposedViewSize(width: nil, height: nil)
      let ideal = subview.sizeThatFits(free).width
      let room = width ?? .infinity
      let proposal = ideal > room ? ProposedViewSize(width: room, height: nil) : free
      let dimensions = subview.dimensions(in: proposal)
      return View(
        subview: subview,
        proposal: proposal,
        size: Size(width: dimensions.width, height: dimensions.height),
        ascent: dimensions[VerticalAlignment.firstTextBaseline],
        isLabel: hasLabel && index == 0
      )
    }[...]
    guard let width, self.width(of: views) > width else { return [views] }
    let label = views.prefix { $0.isLabel && $0.size.width > 0 }
    let fields = views.dropFirst(label.count)
    let below = self.width(of: fields) > width ? fields.indices.map { fields[$0...$0] } : [fields]
    return label.isEmpty ? below : [label] + below
  }

  private func width(of line: ArraySlice<View>) -> Double {
    // A label that is hidden takes no room.
    let widths = line.map(\.size.width).filter { $0 > 0 }
    return widths.reduce(DatePickerLayout.gap * Double(max(widths.count - 1, 0)), +)
  }

  private func height(of line: ArraySlice<View>) -> Double {
    line.reduce(0) { max($0, $1.ascent) }
      + line.reduce(0) { max($0, $1.size.height - $1.ascent) }
  }
}

internal import LayoutCore

/// The segments of a picker, of equal width: ideally as wide as the widest title needs, otherwise
/// as wide as they are offered (M3.7).
struct SegmentsLayout: Layout {
  /// The padding of the widest title.
  let inset: Double
  /// The distance between two segments.
  let spacing: Double

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> Size {
    let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: nil)) }
    let widest = ideal.reduce(0) { max($0, $1.width) } + 2 * inset
    let natural = widest * Double(ideal.count) + gaps(between: ideal.count)
    return Size(
      width: max(proposal.width ?? natural, 0),
      height: ideal.reduce(0) { max($0, $1.height) }
    )
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let width = max(bounds.width - gaps(between: subviews.count), 0) / Double(subviews.count)
    for (index, segment) in subviews.enumerated() {
      segment.place(
        at: Point(x: bounds.minX + Double(index) * (width + spacing), y: bounds.minY),
        anchor: UnitPoint(x: 0, y: 0),
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }

  private func gaps(between count: Int) -> Double { spacing * Double(max(count - 1, 0)) }
}

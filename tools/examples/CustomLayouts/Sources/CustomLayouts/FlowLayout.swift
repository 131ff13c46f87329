import LayoutCore

/// Views one after the other, in as many rows as they need.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// The ideal size of each view.
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGSize {
    let rows = rows(within: proposal.width ?? .infinity, sizes: cache)
    return CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) {
    var y = bounds.minY
    for row in rows(within: bounds.width, sizes: cache) {
      var x = bounds.minX
      for index in row.indices {
        let origin = CGPoint(x: x, y: y)
        subviews[index].place(at: origin, proposal: ProposedViewSize(cache[index]))
        x += cache[index].width + spacing
      }
      y += row.height + spacing
    }
  }

  private func rows(within width: CGFloat, sizes: [CGSize]) -> [Row] {
    var rows: [Row] = []
    for (index, size) in sizes.enumerated() {
      if let row = rows.last, row.width + spacing + size.width <= width {
        rows[rows.count - 1].width += spacing + size.width
      } else {
        rows.append(Row(width: size.width))
      }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

import LayoutCore

/// A layout that puts its subviews into lines, each with its ideal size or the width there is.
struct FlowLayout: Layout {
  // `Size` is the protocol's name, too.
  typealias Size = LayoutCore.Size

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> Size {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let places = arrange(subviews, width: bounds.width).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: Point(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size)
      )
    }
  }

  private func arrange(_ subviews: Subviews, width: Double) -> (places: [Rect], size: Size) {
    var places: [Rect] = []
    var (x, y, height, used) = (0.0, 0.0, 0.0, 0.0)
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if index > 0 {
        x += subviews[index - 1].spacing.distance(to: subview.spacing, along: .horizontal)
      }
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      places.append(Rect(x: x, y: y, width: size.width, height: size.height))
      x += size.width
      used = max(used, x)
      height = max(height, size.height)
    }
    return (places, Size(width: used, height: y + height))
  }
}

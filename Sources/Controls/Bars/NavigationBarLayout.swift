internal import LayoutCore

/// The items at both ends of a navigation bar and its title between them, in the bar's middle if there
/// is room (M7.7).
///
/// A title that would touch the items moves aside, and is cut where it does not fit: our choice of
/// what `UINavigationBar` does.
struct NavigationBarLayout: Layout {
  /// The container of every bar, so that two of them are alike.
  static let container = AnyLayout(NavigationBarLayout())

  /// The least distance between the title and items: 8, our choice.
  private static let gap = 8.0

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> Size {
    let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: nil)) }
    return Size(
      width: proposal.width ?? ideal.reduce(0) { $0 + $1.width },
      height: ideal.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
    let offered = ProposedViewSize(width: nil, height: bounds.height)
    let first = leading.sizeThatFits(offered).width
    let last = trailing.sizeThatFits(offered).width
    let start = bounds.minX + first + NavigationBarLayout.gap
    let end = bounds.maxX - last - NavigationBarLayout.gap
    let middle = bounds.minY + bounds.height / 2
    leading.place(
      at: Point(x: bounds.minX, y: middle),
      anchor: UnitPoint(x: 0, y: 0.5),
      proposal: offered
    )
    trailing.place(
      at: Point(x: bounds.maxX, y: middle),
      anchor: UnitPoint(x: 1, y: 0.5),
      proposal: offered
    )
    let room = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
    let width = title.sizeThatFits(room).width
    let centred = bounds.minX + (bounds.width - width) / 2
    let x = min(max(centred, start), max(end - width, start))
    title.place(at: Point(x: x, y: middle), anchor: UnitPoint(x: 0, y: 0.5), proposal: room)
  }
}

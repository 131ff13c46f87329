internal import LayoutCore

/// The items at both ends of a navigation bar and its title between them, in the bar's middle if
/// there is room (M7.7).
///
/// A title that would touch the items moves aside, and is truncated if it does not fit; items at
/// both ends that would touch share the width, of which those that need less than half take no
/// more: our choice for the layout of `UINavigationBar`.
struct NavigationBarLayout: Layout {
  /// The container of every bar, so that two of them are equal.
  static let container = AnyLayout(NavigationBarLayout())

  /// The least distance between the title and items, and between items at both ends: 8, our choice.
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
    let ends = proposals(leading, trailing, in: bounds.size)
    let first = leading.sizeThatFits(ends.leading).width
    let last = trailing.sizeThatFits(ends.trailing).width
    let start = bounds.minX + first + NavigationBarLayout.gap
    let end = bounds.maxX - last - NavigationBarLayout.gap
    let middle = bounds.minY + bounds.height / 2
    leading.place(
      at: Point(x: bounds.minX, y: middle),
      anchor: UnitPoint(x: 0, y: 0.5),
      proposal: ends.leading
    )
    trailing.place(
      at: Point(x: bounds.maxX, y: middle),
      anchor: UnitPoint(x: 1, y: 0.5),
      proposal: ends.trailing
    )
    let room = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
    let width = title.sizeThatFits(room).width
    let centred = bounds.minX + (bounds.width - width) / 2
    let x = min(max(centred, start), max(end - width, start))
    title.place(at: Point(x: x, y: middle), anchor: UnitPoint(x: 0, y: 0.5), proposal: room)
  }

  /// The proposals to the items at both ends: their ideal sizes, or their shares of the width.
  private func proposals(
    _ leading: LayoutSubview,
    _ trailing: LayoutSubview,
    in size: Size
  ) -> (leading: ProposedViewSize, trailing: ProposedViewSize) {
    let free = ProposedViewSize(width: nil, height: size.height)
    let first = leading.sizeThatFits(free).width
    let last = trailing.sizeThatFits(free).width
    let room = max(size.width - NavigationBarLayout.gap, 0)
    if first + last <= room { return (free, free) }
    let share = last <= room / 2 ? room - last : min(first, room / 2)
    return (
      ProposedViewSize(width: share, height: size.height),
      ProposedViewSize(width: room - share, height: size.height)
    )
  }
}

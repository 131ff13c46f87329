/// Where a scroll view's content lies.
struct ScrolledContentPlace {
  /// How far the content has been scrolled.
  var position: ScrollPosition
  /// Where content lies that is smaller; nil for at the start (L23.9).
  var alignment: UnitPoint?

  /// Where the content begins.
  ///
  /// - Parameters:
  ///   - axes: How it can be scrolled.
  ///   - room: How much larger the scroll view is than its content.
  func origin(along axes: Axis.Set, room: Size) -> Point {
    let x = axes.contains(Axis.horizontal)
    let y = axes.contains(Axis.vertical)
    // Content that fits stays at the start; what scrolls both ways in the middle. (Our choice: no
    // source says so.)
    let start = x && y ? 0.5 : 0
    let alignment = alignment ?? UnitPoint(x: start, y: start)
    return Point(
      x: x
        ? origin(position.x, position.fraction?.x, alignment.x, room: room.width) : room.width / 2,
      y: y
        ? origin(position.y, position.fraction?.y, alignment.y, room: room.height)
        : room.height / 2
    )
  }

  private func origin(
    _ position: Double,
    _ fraction: Double?,
    _ alignment: Double,
    room: Double
  ) -> Double {
    if room >= 0 { return room * alignment }
    if let fraction { return room * min(max(fraction, 0), 1) }
    return -min(max(position, 0), -room)
  }
}

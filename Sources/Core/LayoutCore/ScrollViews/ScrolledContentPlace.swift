/// The place of a scroll view's content.
struct ScrolledContentPlace {
  /// The distance scrolled.
  var position: ScrollPosition
  /// The alignment of content smaller than the scroll view; nil for at the start (L23.9).
  var alignment: UnitPoint?

  /// The content's origin.
  ///
  /// - Parameters:
  ///   - axes: The axes of scrolling.
  ///   - room: The scroll view's size less that of its content.
  func origin(along axes: Axis.Set, room: Size) -> Point {
    let x = axes.contains(Axis.horizontal)
    let y = axes.contains(Axis.vertical)
    // Content that fits stays at the start; if both axes scroll, in the middle. (Our choice: no
    // source states it.)
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

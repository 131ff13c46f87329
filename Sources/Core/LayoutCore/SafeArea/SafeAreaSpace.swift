/// A space whose edges are covered: the screen, or a view that reserves room at its own edges for
/// bars over it.
struct SafeAreaSpace: Sendable {
  /// The whole space, physical.
  var frame: Rect
  /// The insets of bars and the device; physical, `leading` is left.
  var container: EdgeInsets
  /// The part of the keyboard's height that exceeds the container's bottom inset (L24.1).
  var keyboard = 0.0
  /// The effects around the space; nil without any.
  var transform: AffineTransform?
  /// The position of the space around this one, −1 for none.
  var next: Int32 = -1

  /// Extends a rectangle that touches the area of `regions` through it to the outer edge.
  ///
  /// A rectangle touches at an edge between the outer and the inner boundary, within `tolerance`
  /// (L24.3).
  func extend(_ rect: inout Rect, through regions: SafeAreaRegions, tolerance: Double) {
    let selected = selected(regions)
    guard selected != EdgeInsets() else { return }
    var total = container
    total.bottom += keyboard
    let inner = frame.inset(by: total)
    let outer = inner.inset(by: -selected)
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func touches(_ edge: Double, _ outer: Double, _ inner: Double) -> Bool {
      outer != inner && edge > min(outer, inner) - tolerance && edge < max(outer, inner) + tolerance
    }
    if touches(left, outer.minX, inner.minX) { left = outer.minX }
    if touches(top, outer.minY, inner.minY) { top = outer.minY }
    if touches(right, outer.maxX, inner.maxX) { right = outer.maxX }
    if touches(bottom, outer.maxY, inner.maxY) { bottom = outer.maxY }
    rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The insets of `regions`, as far as no other region lies further inside (L24.4): the
  /// keyboard lies within the container.
  private func selected(_ regions: SafeAreaRegions) -> EdgeInsets {
    var insets = regions.contains(.container) ? container : EdgeInsets()
    if regions.contains(.keyboard) {
      insets.bottom += keyboard
    } else if keyboard != 0 {
      insets.bottom = 0
    }
    return insets
  }
}

extension EdgeInsets {
  /// The negated insets: distances towards the outside.
  static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: -insets.top,
      leading: -insets.leading,
      bottom: -insets.bottom,
      trailing: -insets.trailing
    )
  }
}

extension Rect {
  /// The rectangle within physical insets.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: width - insets.horizontal,
      height: height - insets.vertical
    )
  }
}

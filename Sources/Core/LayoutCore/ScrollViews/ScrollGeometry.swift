/// What a scroll view shows of its content.
public struct ScrollGeometry: Sendable, Hashable {
  /// The area in which content is seen: the view's own and the safe areas that it touches, behind
  /// which it scrolls; in points from the scene's top left corner.
  public var frame: Rect
  /// How far those safe areas keep the content from the edges at rest; logical.
  public var contentInsets: EdgeInsets
  /// The size of the content.
  public var contentSize: Size
  /// How far the content has been scrolled, from the leading and the top edge.
  public var position: ScrollPosition
}

extension ScrollGeometry {
  /// Where the content is once it has moved, no farther than it goes; distances in points to the
  /// left and up.
  package func position(
    movedBy distance: Point,
    in frame: Rect,
    isMirrored: Bool
  ) -> ScrollPosition {
    func moved(_ start: Double, _ way: Double, _ content: Double, _ shown: Double) -> Double {
      min(max(start + way, 0), max(content - shown, 0))
    }
    return ScrollPosition(
      x: moved(position.x, isMirrored ? -distance.x : distance.x, contentSize.width, frame.width),
      y: moved(position.y, distance.y, contentSize.height, frame.height)
    )
  }

  /// How far something moves to be seen, the shorter way: to the start if it lies before it or is
  /// larger than what shows it, to the end if it lies behind.
  ///
  /// - Parameters:
  ///   - start: How far it begins behind the start of what shows it, in points.
  ///   - end: How far it ends behind the end.
  package static func shortestWay(_ start: Double, _ end: Double) -> Double {
    if start < 0 { return start }
    return end > 0 ? min(start, end) : 0
  }
}

extension ViewContent {
  /// Whether the view shows a part of its content.
  package var scrolls: Bool {
    if case .scrollView = self { return true }
    return isControlThatScrolls
  }

  /// Whether the view is a control that is a scroll view around its content.
  fileprivate var isControlThatScrolls: Bool {
    guard case .control(let control) = self else { return false }
    return control == .list || control == .form
  }
}

extension PlacedView {
  /// What the view shows of its content if it is a scroll view, a list or a form.
  public var scrollGeometry: ScrollGeometry? {
    if case .scrollView(let axes, _) = content { return scrollGeometry(along: axes) }
    return content.isControlThatScrolls ? children.first?.scrollGeometry : nil
  }

  private func scrollGeometry(along axes: Axis.Set) -> ScrollGeometry {
    let content = result.frames[result.engine.nodes.firstChild(of: node)]
    let insets = safeAreaInsets
    let distance =
      environment.layoutDirection == .leftToRight
      ? frame.minX - content.minX : content.maxX - frame.maxX
    func scrolled(_ axis: Axis.Set, _ distance: Double) -> Double {
      // Adding 0 makes 0 of −0.
      axes.contains(axis) && distance > 0 ? distance + 0 : 0
    }
    return ScrollGeometry(
      frame: frame.inset(by: -insets.flipped(in: environment.layoutDirection)),
      contentInsets: insets,
      contentSize: content.size,
      position: ScrollPosition(
        x: scrolled(.horizontal, distance),
        y: scrolled(.vertical, frame.minY - content.minY)
      )
    )
  }
}

/// The content size, insets and position of a scroll view.
public struct ScrollGeometry: Sendable, Hashable {
  /// The visible area of content: the view's own and the safe areas that it touches, behind which
  /// it scrolls; in points from the scene's top left corner.
  public var frame: Rect
  /// The insets that those safe areas add around the content; logical.
  public var contentInsets: EdgeInsets
  /// The size of the content.
  public var contentSize: Size
  /// The distance scrolled, from the leading and the top edge.
  public var position: ScrollPosition
}

extension ScrollGeometry {
  /// The position after a drag of the content, within its bounds; distances in points to the
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

  /// The shortest distance that makes an item visible: its start if that lies before the viewport
  /// or it is larger than that, or else its end.
  ///
  /// - Parameters:
  ///   - start: The item's start from the start of the viewport, in points.
  ///   - end: The distance by which its end exceeds the viewport's.
  package static func shortestWay(_ start: Double, _ end: Double) -> Double {
    if start < 0 { return start }
    return end > 0 ? min(start, end) : 0
  }
}

extension ViewContent {
  /// Whether the content exceeds the view.
  package var scrolls: Bool {
    if case .scrollView = self { return true }
    return isControlThatScrolls
  }

  /// Whether the view is a control with a scroll view around its content.
  fileprivate var isControlThatScrolls: Bool {
    guard case .control(let control) = self else { return false }
    return control == .list || control == .form
  }
}

extension PlacedView {
  /// The scroll geometry of a scroll view, a list or a form; nil for other views.
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
      // Adding 0 turns −0 into 0.
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

internal import LayoutCore

/// Scrolling elements into view (A5.11).
extension InteractiveScreen {
  /// The target place of an element.
  enum ScrollTarget {
    case place(AccessibilityScrollPlace)
    /// The element's top left corner, in points of the scene.
    case point(Point)
  }

  /// Scrolls the views around an element, from the inside out, until it is at its target place.
  ///
  /// Lists and scroll views go no farther than their content. The start of an element larger than
  /// the viewport is shown.
  func scroll(_ node: AccessibilitySnapshot.Node, to target: ScrollTarget) {
    let result = currentResult
    let views = result.views.filter { $0.source == node.element.view }
    var frame = node.element.frame
    // Of a view that is placed several times, the place of the element.
    let shown = views.first { $0.outerFrame.contains(frame.center) } ?? views.first
    guard let shown else { return }
    for view in result.scrollViews(around: shown) {
      guard case .scrollView(let axes, _) = view.content, let geometry = view.scrollGeometry
      else { continue }
      let isMirrored = view.environment.layoutDirection == .rightToLeft
      let wanted = Point(
        x: axes.contains(.horizontal) ? target.distance(x: frame, in: view.frame, isMirrored) : 0,
        y: axes.contains(.vertical) ? target.distance(y: frame, in: view.frame) : 0
      )
      let old = geometry.position
      let new = geometry.position(movedBy: wanted, in: view.frame, isMirrored: isMirrored)
      guard new != old else { continue }
      frame.origin.x -= isMirrored ? old.x - new.x : new.x - old.x
      frame.origin.y -= new.y - old.y
      scroll(view.source, along: axes, to: new)
    }
  }
}

extension LayoutResult {
  /// The scroll views around a view, the innermost first.
  fileprivate func scrollViews(around view: PlacedView) -> [PlacedView] {
    var scrollViews: [PlacedView] = []
    var next = view.parent
    while let position = next {
      let outer = views[position]
      if case .scrollView = outer.content { scrollViews.append(outer) }
      next = outer.parent
    }
    return scrollViews
  }
}

extension InteractiveScreen.ScrollTarget {
  /// The distance by which content has to move left.
  fileprivate func distance(x frame: Rect, in view: Rect, _ isMirrored: Bool) -> Double {
    switch self {
    case .place(let place): place.distance(x: frame, in: view, isMirrored)
    case .point(let point): frame.minX - point.x
    }
  }

  /// The distance by which content has to move up.
  fileprivate func distance(y frame: Rect, in view: Rect) -> Double {
    switch self {
    case .place(let place): place.distance(y: frame, in: view)
    case .point(let point): frame.minY - point.y
    }
  }
}

extension AccessibilityScrollPlace {
  /// The distance by which content has to move left.
  fileprivate func distance(x frame: Rect, in view: Rect, _ isMirrored: Bool) -> Double {
    let (start, end) = (frame.minX - view.minX, frame.maxX - view.maxX)
    return switch self {
    case .left, .topLeft: start
    case .right, .bottomRight: end
    case .anywhere, .top, .bottom:
      isMirrored
        ? -ScrollGeometry.shortestWay(-end, -start) : ScrollGeometry.shortestWay(start, end)
    }
  }

  /// The distance by which content has to move up.
  fileprivate func distance(y frame: Rect, in view: Rect) -> Double {
    let (start, end) = (frame.minY - view.minY, frame.maxY - view.maxY)
    return switch self {
    case .top, .topLeft: start
    case .bottom, .bottomRight: end
    case .anywhere, .left, .right: ScrollGeometry.shortestWay(start, end)
    }
  }
}

public import LayoutCore

/// Scrolling to views at a program's request (V10.18).
extension GraphScreen {
  /// Performs the scroll requests of views; returns whether any content has moved.
  func performScrolling(_ result: LayoutResult) -> Bool {
    let requests = graph.scrollRequests
    graph.scrollRequests = []
    var hasMoved = false
    for request in requests {
      guard let asking = request.asking, !asking.isRemoved else { continue }
      switch request.target {
      case .view(let id):
        guard let node = asking.node(identified: id) else {
          // It may be in a row that is not made yet (V10.20).
          if graph.hasUnmadeRows {
            graph.makeAllRows()
            graph.scrollRequests.append(request)
          }
          continue
        }
        hasMoved = show(node, for: asking, request.anchor, result) || hasMoved
      case .position(let x, let y):
        guard let node = asking.scrollingNode, let view = result.scrollView(of: node) else {
          continue
        }
        let old = view.geometry.position
        let way = Point(x: (x ?? old.x) - old.x, y: (y ?? old.y) - old.y)
        let mirrored = Point(x: view.isMirrored ? -way.x : way.x, y: way.y)
        hasMoved = move(node, view, by: mirrored) != nil || hasMoved
      }
    }
    return hasMoved
  }

  /// Scrolls the views around a view, from the inside out, up to the requesting view.
  private func show(
    _ node: GraphNode,
    for asking: GraphNode,
    _ anchor: Point?,
    _ result: LayoutResult
  ) -> Bool {
    guard let geometry = node.geometry(in: result) else { return false }
    var frame = geometry.frame(in: .global)
    var hasMoved = false
    var next: GraphNode? = node.parent
    while let outer = next {
      if outer.scrolls, let view = result.scrollView(of: outer) {
        let way = view.distance(to: frame, anchor)
        if let moved = move(outer, view, by: way) {
          frame.origin.x -= moved.x
          frame.origin.y -= moved.y
          hasMoved = true
        }
      }
      next = outer === asking ? nil : outer.parent
    }
    return hasMoved
  }

  /// Moves content to the left and up within its bounds; returns the distance, nil for none.
  private func move(_ node: GraphNode, _ view: ShownScrollView, by way: Point) -> Point? {
    let old = view.geometry.position
    let new = view.geometry.position(
      movedBy: Point(
        x: view.axes.contains(.horizontal) ? way.x : 0,
        y: view.axes.contains(.vertical) ? way.y : 0
      ),
      in: view.frame,
      isMirrored: view.isMirrored
    )
    guard new != old else { return nil }
    scroll(node, at: view.source, along: view.axes, to: new)
    return Point(x: view.isMirrored ? old.x - new.x : new.x - old.x, y: new.y - old.y)
  }

  /// Scrolls the content of a node: of a scroll view, or of a control that contains one.
  func scroll(
    _ node: GraphNode,
    at view: Int,
    along axes: Axis.Set,
    to position: ScrollPosition
  ) {
    if case .content(.scrollView) = node.output {
      node.setOutput(.content(.scrollView(axes: axes, position: position)))
    } else {
      graph.scrolled[node.number] = position
      currentLayout.setContent(.scrollView(axes: axes, position: position), at: view)
    }
  }

  /// The tree with the former scroll positions of controls.
  func scrolled(_ tree: ViewTree) -> ViewTree {
    if graph.scrolled.isEmpty { return tree }
    var tree = tree
    for view in tree.subtree(of: nil) {
      guard case .scrollView(let axes, _) = tree.nodes[view].content,
        let position = tree.owner(of: view).flatMap({ graph.scrolled[$0] })
      else { continue }
      tree.setContent(.scrollView(axes: axes, position: position), at: view)
    }
    return tree
  }
}

extension GraphNode {
  /// The scroll geometry of the node; nil unless it scrolls and is shown.
  public final func scrollGeometry(in result: LayoutResult) -> ScrollGeometry? {
    result.scrollView(of: self)?.geometry
  }

  /// The fraction of the node's area inside of the viewports around it, from 0 to 1; nil without a
  /// scroll view around it.
  public final func shareInSight(in result: LayoutResult) -> Double? {
    guard let frame = geometry(in: result)?.frame(in: .global) else { return nil }
    var (next, seen, scrolls) = (parent, frame, false)
    while let outer = next {
      if outer.scrolls, let hole = outer.scrollGeometry(in: result)?.frame {
        scrolls = true
        let (left, top) = (max(seen.minX, hole.minX), max(seen.minY, hole.minY))
        let (right, bottom) = (min(seen.maxX, hole.maxX), min(seen.maxY, hole.maxY))
        seen = Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
      }
      next = outer.parent
    }
    guard scrolls else { return nil }
    let (area, part) = (frame.width * frame.height, seen.width * seen.height)
    return area > 0 ? part / area : 0
  }
}

/// A scroll view that is shown.
private struct ShownScrollView {
  /// Its place in the engine's tree.
  let source: Int
  let axes: Axis.Set
  let frame: Rect
  let geometry: ScrollGeometry
  let isMirrored: Bool

  init?(_ view: PlacedView) {
    guard case .scrollView(let axes, _) = view.content, let geometry = view.scrollGeometry else {
      return nil
    }
    source = view.source
    self.axes = axes
    frame = view.frame
    self.geometry = geometry
    isMirrored = view.environment.layoutDirection == .rightToLeft
  }

  /// The distance by which content has to move to the left and up.
  func distance(to shown: Rect, _ anchor: Point?) -> Point {
    guard let anchor else {
      let (left, right) = (shown.minX - frame.minX, shown.maxX - frame.maxX)
      return Point(
        x: isMirrored
          ? -ScrollGeometry.shortestWay(-right, -left) : ScrollGeometry.shortestWay(left, right),
        y: ScrollGeometry.shortestWay(shown.minY - frame.minY, shown.maxY - frame.maxY)
      )
    }
    let x = isMirrored ? 1 - anchor.x : anchor.x
    return Point(
      x: shown.minX + x * shown.width - frame.minX - x * frame.width,
      y: shown.minY + anchor.y * shown.height - frame.minY - anchor.y * frame.height
    )
  }
}

extension LayoutResult {
  /// The scroll view of a node's content.
  @MainActor
  fileprivate func scrollView(of node: GraphNode) -> ShownScrollView? {
    guard let view = views.first(where: { $0.source == Int(node.position) }) else { return nil }
    return ShownScrollView(view) ?? view.children.first.flatMap { ShownScrollView($0) }
  }
}

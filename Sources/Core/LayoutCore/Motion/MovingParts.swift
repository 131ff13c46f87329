/// The rectangles of a layout that animate independently when it changes: those of all that is
/// drawn, each in the coordinates of the effects around it (T1.12, T1.13, T1.19).
package struct MovingParts {
  /// A rectangle that animates independently.
  package struct Part {
    /// The front end's number of its maker.
    package let owner: Int32
    /// The node of the layout that has the rectangle.
    package let node: Int
    /// The rectangle, rounded to pixels, in the coordinates of ``space``.
    package let rect: Rect
    /// The index of its coordinates.
    package let space: Int
    /// Whether only its place is animated: a text has its new lines at once (T1.16).
    package let keepsSize: Bool
  }

  /// The coordinates inside of an effect, which carries the views inside of it.
  package struct Space {
    /// The front end's number of the effect's maker; −1 for the scene.
    package let owner: Int32
    /// The coordinates around it; −1 for the scene.
    package let outer: Int
    /// The node of the effect; −1 for the scene.
    package let node: Int
    /// The effect's position in the view tree; −1 for the scene.
    package let source: Int
    /// The origin of the effect in the coordinates around it, in points.
    package let place: Point
    /// The origin of its coordinates, in the scene's.
    package let origin: Point
    /// The layout direction for offsets.
    package let direction: LayoutDirection
  }

  /// The rectangles that animate, in the order of the tree.
  package private(set) var parts: [Part] = []
  /// The coordinate spaces, outer ones first; the first is the scene's.
  package private(set) var spaces: [Space] = []

  /// Finds the rectangles that animate independently in a layout.
  package init(_ result: LayoutResult) {
    let hierarchy = ViewHierarchy(result)
    spaces = [
      Space(
        owner: -1,
        outer: -1,
        node: -1,
        source: -1,
        place: .zero,
        origin: .zero,
        direction: .leftToRight
      )
    ]
    var inside = [Int](repeating: 0, count: hierarchy.views.count)
    var brought: [Int: Int] = [:]
    for view in hierarchy.views {
      var space =
        view.hostModifier == nil
        ? view.parent.map { inside[$0] } ?? 0 : brought[view.index] ?? 0
      let modifiers = hierarchy.modifiers(of: view.index)
      for index in modifiers.indices.reversed() {
        let modifier = modifiers[index]
        for content in modifier.content { brought[content] = space }
        let inner = index > 0 ? modifiers[index - 1].placed.frame : view.frame
        add(modifier.placed, of: view, around: inner, in: &space, result)
      }
      if hierarchy.isDrawn(view) {
        addPart(view.source, node: view.node, view.frame, view, in: space, result)
      }
      inside[view.index] = space
    }
  }

  private mutating func add(
    _ modifier: PlacedModifier,
    of view: PlacedView,
    around inner: Rect,
    in space: inout Int,
    _ result: LayoutResult
  ) {
    guard let content = modifier.content else { return }
    switch content.role {
    case .drawing where content == .drawing(.geometryGroup):
      addSpace(modifier, around: inner, view, &space, result)
    case .drawing:
      addPart(modifier.source, node: modifier.node, modifier.frame, view, in: space, result)
    case .effect:
      addSpace(modifier, around: inner, view, &space, result)
    case .style, .shape:
      guard let frame = modifier.styleFrame, let node = modifier.styleNode else { return }
      addPart(modifier.source, node: node, frame, view, in: space, result)
    case .layout:
      if case .offset = content { addSpace(modifier, around: inner, view, &space, result) }
    case .trait, .row, .environment, .content: break
    }
  }

  private mutating func addSpace(
    _ modifier: PlacedModifier,
    around inner: Rect,
    _ view: PlacedView,
    _ space: inout Int,
    _ result: LayoutResult
  ) {
    let around = spaces[space].origin
    spaces.append(
      Space(
        owner: result.owner(of: modifier.source),
        outer: space,
        node: modifier.node,
        source: modifier.source,
        place: Point(x: modifier.frame.minX - around.x, y: modifier.frame.minY - around.y),
        origin: inner.origin,
        direction: modifier.environment.layoutDirection
      )
    )
    space = spaces.count - 1
  }

  private mutating func addPart(
    _ source: Int,
    node: Int,
    _ frame: Rect,
    _ view: PlacedView,
    in space: Int,
    _ result: LayoutResult
  ) {
    guard frame.size.isFinite else { return }
    let origin = spaces[space].origin
    let relative = Rect(
      origin: Point(x: frame.minX - origin.x, y: frame.minY - origin.y),
      size: frame.size
    )
    parts.append(
      Part(
        owner: result.owner(of: source),
        node: node,
        rect: view.environment.pixelGrid.round(relative),
        space: space,
        keepsSize: view.string != nil && node == view.node
      )
    )
  }
}

extension LayoutResult {
  /// The front end's number of the maker of a node of the view tree; −1 if it has none.
  fileprivate func owner(of view: Int) -> Int32 { placedScene.tree.owner(of: view) ?? -1 }
}

extension ViewHierarchy {
  /// Whether the view may draw in its own frame: containers draw nothing.
  fileprivate func isDrawn(_ view: PlacedView) -> Bool {
    if case .control = view.content { return true }
    if case .scrollView = view.content { return true }
    return children(of: view.index).isEmpty
  }
}

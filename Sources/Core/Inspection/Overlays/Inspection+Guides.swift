internal import Drawing
internal import LayoutCore

extension Inspection {
  /// Draws the lines along which stacks align their children, and the guides that views set.
  mutating func add(guidesOf result: LayoutResult, in visible: Rect) {
    let hierarchy = ViewHierarchy(result)
    let names = GuideNames(result.scene.tree)
    for (index, view) in hierarchy.views.enumerated() {
      let children = hierarchy.children(of: index).map { hierarchy.views[$0] }
      for (key, axis) in view.content.stackAlignments where view.frame.isSeen(in: visible) {
        add(linesOf: children, key, axis, names[key], in: view.frame)
      }
      for (key, value) in view.explicitGuides where view.outerFrame.isSeen(in: visible) {
        let axis = result.scene.tree.axis(of: key)
        let frame = view.outerFrame
        let color = InspectionColor.orange
        mark(frame, at: value, axis, view.environment.layoutDirection, color)
        labels.append(
          InspectionLabel(
            text: "\(names[key]) = \(value.inspected)",
            frame: frame,
            color: color,
            direction: view.environment.layoutDirection
          )
        )
      }
    }
  }

  /// Draws the alignment of a stack's views: one line, unless some of them do not fit on it.
  private mutating func add(
    linesOf children: [PlacedView],
    _ key: AlignmentKey,
    _ axis: Axis,
    _ name: String,
    in frame: Rect
  ) {
    var places: [Double] = []
    var isSet = false
    for child in children {
      let guide = child.guide(key)
      isSet = isSet || guide.isExplicit
      let place = child.outerFrame.place(
        of: guide.value,
        axis,
        child.environment.layoutDirection
      )
      guard place.isFinite, child.outerFrame.size.isFinite else { continue }
      if !places.contains(where: { abs($0 - place) < 0.05 }) { places.append(place) }
    }
    // The centre is the default alignment: shown, but not named.
    let isUsual = (key == .horizontalCenter || key == .verticalCenter) && !isSet
    let color = isUsual ? InspectionColor.gray : InspectionColor.pink
    for place in places {
      let isVertical = axis == .horizontal
      let start = Point(x: isVertical ? place : frame.minX, y: isVertical ? frame.minY : place)
      let end = Point(x: isVertical ? place : frame.maxX, y: isVertical ? frame.maxY : place)
      line(from: start, to: end, color, width: isUsual ? 0.5 : 1, dash: isUsual ? [2, 2] : [])
      if isUsual { continue }
      labels.append(
        InspectionLabel(
          text: name,
          frame: Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y),
          color: color
        )
      )
    }
  }

  /// Marks a guide that a view has set: across the view, with a point in its middle.
  private mutating func mark(
    _ frame: Rect,
    at value: Double,
    _ axis: Axis,
    _ direction: LayoutDirection,
    _ color: DisplayColor
  ) {
    let place = frame.place(of: value, axis, direction)
    guard place.isFinite else { return }
    let middle: Point
    switch axis {
    case .horizontal:
      middle = Point(x: place, y: frame.midY)
      line(
        from: Point(x: place, y: frame.minY),
        to: Point(x: place, y: frame.maxY),
        color,
        width: 1
      )
    case .vertical:
      middle = Point(x: frame.midX, y: place)
      line(
        from: Point(x: frame.minX, y: place),
        to: Point(x: frame.maxX, y: place),
        color,
        width: 1
      )
    }
    var dot = Path()
    dot.addEllipse(in: Rect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4))
    tint(dot, color, opacity: 1)
  }
}

extension Rect {
  /// The position of a view's guide, which counts from the leading or top edge.
  fileprivate func place(
    of value: Double,
    _ axis: Axis,
    _ direction: LayoutDirection
  ) -> Double {
    switch axis {
    case .vertical: minY + value
    case .horizontal: direction == .leftToRight ? minX + value : maxX - value
    }
  }
}

extension ViewTree {
  /// The axis along which a guide is measured.
  fileprivate func axis(of key: AlignmentKey) -> Axis {
    if let index = key.customIndex {
      return alignments.indices.contains(index) ? alignments[index].axis : .vertical
    }
    return key == .leading || key == .horizontalCenter || key == .trailing
      ? .horizontal : .vertical
  }
}

extension ViewContent {
  /// The guides by which a stack aligns its views, and the axis along which they are measured.
  fileprivate var stackAlignments: [(AlignmentKey, Axis)] {
    if case .hStack(let alignment, _) = self { return [(alignment.key, .vertical)] }
    if case .lazyHStack(let alignment, _) = self { return [(alignment.key, .vertical)] }
    if case .vStack(let alignment, _) = self { return [(alignment.key, .horizontal)] }
    if case .lazyVStack(let alignment, _) = self { return [(alignment.key, .horizontal)] }
    if case .zStack(let alignment) = self {
      return [(alignment.horizontal.key, .horizontal), (alignment.vertical.key, .vertical)]
    }
    if case .gridRow(let alignment?) = self { return [(alignment.key, .vertical)] }
    return []
  }
}

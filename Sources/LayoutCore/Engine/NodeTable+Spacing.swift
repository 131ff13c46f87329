/// The spacing preferences that need no text, by their position in the table.
enum StandardSpacing: Int32, CaseIterable {
  case plain
  case horizontalSpacer
  case verticalSpacer
  case none

  /// A spacer wants no gap at its main edges (L11.4).
  static func spacer(_ axis: Axis?) -> StandardSpacing {
    switch axis {
    case .horizontal: .horizontalSpacer
    case .vertical: .verticalSpacer
    case nil: .none
    }
  }

  var value: ViewSpacing {
    switch self {
    case .plain: .plain
    case .horizontalSpacer: ViewSpacing(edges: [.left, .right])
    case .verticalSpacer: ViewSpacing(edges: [.top, .bottom])
    case .none: .zero
    }
  }
}

extension NodeTable {
  static let standardSpacings = StandardSpacing.allCases.map(\.value)

  /// The preference of a text of one line, as a position in the table.
  mutating func spacing(of sizing: TextSizing) -> Int32 {
    guard needsSpacing else { return 0 }
    let firstBaseline = sizing.firstBaseline
    return spacing(
      TextSpacing(metrics: sizing.metrics, grid: sizing.grid),
      firstBaseline: firstBaseline,
      belowLastBaseline: sizing.size(width: 0, lineCount: 1).height - firstBaseline
    )
  }

  /// The preference of a text, as a position in the table.
  mutating func spacing(
    _ rules: TextSpacing,
    firstBaseline: Double,
    belowLastBaseline: Double
  ) -> Int32 {
    guard needsSpacing else { return 0 }
    return add(
      rules.viewSpacing(firstBaseline: firstBaseline, belowLastBaseline: belowLastBaseline)
    )
  }

  /// The preference of a container or modifier, from those of its children (L15.6 and L15.7).
  mutating func spacing(of index: Int) -> Int32 {
    let node = nodes[index]
    let first = index + 1
    guard first < node.end else { return node.spacing }
    let child = nodes[first].spacing
    switch node.kind {
    case .padding:
      let insets = insets.elements[Int(node.extra)]
      let leading = PhysicalEdge(.leading, in: node.direction)
      let trailing = PhysicalEdge(.trailing, in: node.direction)
      return reset(
        child,
        [
          (leading, insets.leading != 0), (trailing, insets.trailing != 0),
          (.top, insets.top != 0), (.bottom, insets.bottom != 0),
        ]
      )
    case .frame:
      // Around a spacer a frame keeps its wish (L11.5).
      if nodes[first].flags.contains(.isSpacer) { return child }
      return reset(child, horizontally: !node.a.isNaN, vertically: !node.b.isNaN)
    case .flexibleFrame:
      if nodes[first].flags.contains(.isSpacer) { return child }
      let frame = frames.elements[Int(node.extra)]
      return reset(
        child,
        horizontally: frame.horizontal.isConstrained,
        vertically: frame.vertical.isConstrained
      )
    case .position, .safeAreaPadding, .safeAreaInset, .scrollView:
      return StandardSpacing.plain.rawValue
    case .hStack, .vStack:
      let children = childSpacings(of: index)
      return add(
        ViewSpacing(
          stackOf: children.map { spacings[$0] },
          along: node.axis,
          in: node.direction
        )
      )
    case .zStack:
      return add(
        ViewSpacing(unionOf: childSpacings(of: index, onlyHighest: true).map { spacings[$0] })
      )
    case .grid:
      return add(ViewSpacing(unionOf: childSpacings(of: index).map { spacings[$0] }))
    case .customLayout:
      return customLayoutSpacing(of: index)
    case .geometryReader, .lazyGrid:
      return StandardSpacing.plain.rawValue
    default:
      // Of a `ViewThatFits` the first child speaks, whichever is shown: gaps are worked out once.
      return child
    }
  }

  /// The spacing of a layout: what it said to an earlier engine, or what the protocol's default makes
  /// of its subviews.
  private mutating func customLayoutSpacing(of index: Int) -> Int32 {
    let position = Int(nodes[index].extra)
    guard position < layoutSpacings.count else {
      return add(ViewSpacing(unionOf: childSpacings(of: index).map { spacings[$0] }))
    }
    return add(layoutSpacings[position])
  }

  // MARK: Gaps

  /// Works out the gaps of a stack: its own spacing, or what each pair of neighbours prefers.
  mutating func addGaps(_ index: Int, spacing: Double?) {
    beginGaps(index)
    guard let spacing else {
      let children = childSpacings(of: index)
      for (previous, next) in zip(children, children.dropFirst()) {
        let (axis, direction) = (nodes[index].axis, nodes[index].direction)
        addGap(distance(from: previous, to: next, along: axis, in: direction), to: index)
      }
      return endGaps()
    }
    for _ in 1..<nodes[index].childCount { addGap(spacing, to: index) }
    endGaps()
  }

  /// Makes the next gaps those of a stack.
  mutating func beginGaps(_ index: Int) {
    nodes[index].extra = Int32(gapBuffer.count)
    nodes[index].a = 0
  }

  /// Adds the gap between two children of a stack.
  mutating func addGap(_ gap: Double, to index: Int) {
    gapBuffer.append(gap)
    (nodes + index).pointee.a += gap
  }

  /// Nothing follows the last child.
  mutating func endGaps() { gapBuffer.append(0) }

  /// Works out the distance between a view and what `safeAreaInset` brings along: its own spacing,
  /// or what the two prefer, the view first at whatever edge (L15.8).
  mutating func setInsetSpacing(_ index: Int32, _ spacing: Double?) {
    let node = nodes[Int(index)]
    let primary = nodes[Int(index) + 1]
    let brought = nodes[Int(primary.end)]
    let preferred = distance(
      from: Int(primary.spacing),
      to: Int(brought.spacing),
      along: node.insetEdge.axis,
      in: node.direction
    )
    nodes[Int(index)].a = spacing ?? preferred
  }

  func distance(
    from previous: Int,
    to next: Int,
    along axis: Axis,
    in direction: LayoutDirection
  ) -> Double {
    // Two plain views have no preference.
    if previous == 0, next == 0 { return ViewSpacing.systemDefault }
    return spacings[previous].preferredDistance(
      to: spacings[next],
      along: axis,
      in: direction
    ) ?? ViewSpacing.systemDefault
  }

  func childSpacings(of index: Int, onlyHighest: Bool = false) -> [Int] {
    var children: [Int] = []
    var highest = -Double.infinity
    var child = index + 1
    while child < nodes[index].end {
      let node = nodes[child]
      if onlyHighest, node.priority > highest {
        highest = node.priority
        children.removeAll()
      }
      if !onlyHighest || node.priority == highest { children.append(Int(node.spacing)) }
      child = Int(node.end)
    }
    return children
  }

  private mutating func reset(_ child: Int32, horizontally: Bool, vertically: Bool) -> Int32 {
    reset(
      child,
      [
        (.left, horizontally), (.right, horizontally), (.top, vertically), (.bottom, vertically),
      ]
    )
  }

  private mutating func reset(
    _ child: Int32,
    _ edges: [(edge: PhysicalEdge, isReset: Bool)]
  ) -> Int32 {
    let reset = edges.filter(\.isReset).map(\.edge)
    if child == StandardSpacing.plain.rawValue || reset.isEmpty { return child }
    var spacing = spacings[Int(child)]
    spacing.reset(reset)
    return add(spacing)
  }

  mutating func add(_ spacing: ViewSpacing) -> Int32 {
    if spacing == spacings[0] { return 0 }
    if let last = spacings.last, last == spacing { return Int32(spacings.count - 1) }
    // However often nodes change, there are not many kinds of neighbors.
    if isComplete, let known = spacings.firstIndex(of: spacing) { return Int32(known) }
    spacings.append(spacing)
    return Int32(spacings.count - 1)
  }
}

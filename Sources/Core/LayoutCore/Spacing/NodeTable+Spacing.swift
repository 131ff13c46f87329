/// The spacing preferences of nodes (L15).
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

  /// The preference of a frame: none at the edges of its axes (L15.6).
  mutating func frameSpacing(_ index: Int, horizontally: Bool, vertically: Bool) -> Int32 {
    let child = nodes.firstChild(of: index)
    let spacing = nodes[child].spacing
    // Around a spacer a frame keeps its preference (L11.5).
    if nodes[child].flags.contains(.isSpacer) { return spacing }
    return reset(
      spacing,
      [
        (.left, horizontally), (.right, horizontally), (.top, vertically), (.bottom, vertically),
      ]
    )
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
    for child in nodes.children(of: index) {
      let node = nodes + child
      if onlyHighest, node.pointee.priority > highest {
        highest = node.pointee.priority
        children.removeAll()
      }
      if !onlyHighest || node.pointee.priority == highest {
        children.append(Int(node.pointee.spacing))
      }
    }
    return children
  }

  mutating func reset(
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

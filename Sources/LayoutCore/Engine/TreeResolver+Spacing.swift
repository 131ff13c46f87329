/// The spacing preferences that need no text, by their position in the table.
enum StandardSpacing: Int32, CaseIterable {
  case plain
  case horizontalSpacer
  case verticalSpacer
  case none

  /// A spacer wants no gap at its main edges (rule 11.4).
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

extension TreeResolver {
  static let standardSpacings = StandardSpacing.allCases.map(\.value)

  /// The preference of a text, as a position in the table.
  mutating func spacing(
    _ metrics: FontMetrics,
    environment: EnvironmentValues,
    firstBaseline: Double,
    height: Double,
    lastBaseline: Double
  ) -> Int32 {
    guard needsSpacing else { return 0 }
    let rules = TextSpacing(metrics: metrics, grid: environment.pixelGrid)
    return add(
      rules.viewSpacing(
        firstBaseline: firstBaseline,
        belowLastBaseline: height - lastBaseline
      )
    )
  }

  /// The preference of a container or modifier, from those of its children (rules 15.6 and 15.7).
  mutating func spacing(of index: Int) -> Int32 {
    let node = nodes[index]
    let first = index + 1
    guard first < node.end else { return node.spacing }
    let child = nodes[first].spacing
    switch node.kind {
    case .padding:
      let leading = PhysicalEdge(.leading, in: node.direction)
      let trailing = PhysicalEdge(.trailing, in: node.direction)
      return reset(
        child,
        [
          (leading, node.a != 0), (trailing, node.c - node.a != 0), (.top, node.b != 0),
          (.bottom, node.d - node.b != 0),
        ]
      )
    case .frame:
      // Around a spacer a frame keeps its wish (rule 11.5).
      if nodes[first].flags.contains(.isSpacer) { return child }
      return reset(child, horizontally: !node.a.isNaN, vertically: !node.b.isNaN)
    case .flexibleFrame:
      if nodes[first].flags.contains(.isSpacer) { return child }
      let frame = flexibleFrames[Int(node.extra)]
      return reset(
        child,
        horizontally: frame.horizontal.isConstrained,
        vertically: frame.vertical.isConstrained
      )
    case .position:
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
    case .geometryReader, .lazyGrid:
      return StandardSpacing.plain.rawValue
    default:
      // Of a `ViewThatFits` the first child speaks, whichever is shown: gaps are worked out once.
      return child
    }
  }

  /// Works out the gaps of a stack: its own spacing, or what each pair of neighbours prefers.
  mutating func setGaps(_ index: Int, spacing: Double?) {
    let node = nodes[index]
    guard node.kind == .hStack || node.kind == .vStack else { return }
    nodes[index].extra = Int32(gaps.count)
    let first = gaps.count
    if let spacing {
      gaps.append(contentsOf: repeatElement(spacing, count: Int(node.childCount) - 1))
    } else {
      let children = childSpacings(of: index)
      for (previous, next) in zip(children, children.dropFirst()) {
        gaps.append(
          distance(from: previous, to: next, along: node.axis, in: node.direction)
        )
      }
    }
    nodes[index].a = gaps[first...].reduce(0, +)
    // Nothing follows the last child.
    gaps.append(0)
  }

  func distance(
    from previous: Int,
    to next: Int,
    along axis: Axis,
    in direction: LayoutDirection
  ) -> Double {
    // Two plain views have no preference.
    if previous == 0, next == 0 { return ViewSpacing.systemDefault }
    return spacings[previous].distance(
      to: spacings[next],
      along: axis,
      in: direction
    ) ?? ViewSpacing.systemDefault
  }

  private func childSpacings(of index: Int, onlyHighest: Bool = false) -> [Int] {
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

  private mutating func add(_ spacing: ViewSpacing) -> Int32 {
    if spacing == spacings[0] { return 0 }
    if let last = spacings.last, last == spacing { return Int32(spacings.count - 1) }
    spacings.append(spacing)
    return Int32(spacings.count - 1)
  }
}

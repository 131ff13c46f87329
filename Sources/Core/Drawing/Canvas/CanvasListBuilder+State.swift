internal import LayoutCore

// The effects of a context on its items.

extension CanvasListBuilder {
  /// Draws an operation: filtered, then clipped, then faded and blended (D8.12).
  mutating func draw(
    _ operation: CanvasDrawing.Operation,
    _ state: CanvasState,
    _ transform: AffineTransform
  ) {
    let (opacity, mode) = (min(max(state.opacity, 0), 1), state.blendMode)
    if state.isSimple { return draw(operation, opacity, mode, transform) }
    let inverse = transform.inverted ?? .identity
    let clips = state.clips.map { seen(through: $0, inverse) }
    var isPicture = !state.filters.isEmpty
    for clip in clips { isPicture = isPicture || clip.isMask }
    // With a filter, a mode acts on all of the clipped area, drawn on or not (D5.19).
    let isWide =
      !state.filters.isEmpty && mode.changesWhatIsBare && !clips.contains { $0.isMask }
    var ends = 0
    func begin(_ group: DisplayGroup) {
      builder.writer.begin(group)
      ends += 1
    }
    var outer = DisplayGroup()
    outer.isComposited = true
    outer.opacity = opacity
    outer.blendMode = mode
    if isPicture, !isWide { begin(outer) }
    for clip in clips {
      var group = DisplayGroup()
      switch clip {
      case .area(let area): group.clip = area
      case .outside: (group.hasMask, group.isMaskInverse) = (true, true)
      case .layer(_, _, _, let isInverse): (group.hasMask, group.isMaskInverse) = (true, isInverse)
      }
      begin(group)
    }
    let canvas = Path(Rect(origin: .zero, size: metrics.size)).applying(inverse)
    let everywhere = DisplayElement.fill(canvas, .color(.clear), FillValue(), .normal)
    if isWide {
      begin(outer)
      builder.writer.add(everywhere)
    }
    let filtered = groups(filtering: state.filters)
    for group in filtered {
      builder.writer.begin(group)
      // Such a filter colours also the area without drawing (D8.16).
      if group.filters.contains(where: \.colorsWhatIsClear) { builder.writer.add(everywhere) }
    }
    draw(operation, isPicture ? 1 : opacity, isPicture ? .normal : mode, transform)
    for _ in filtered { builder.writer.end() }
    for clip in clips.reversed() {
      switch clip {
      case .area: break
      case .outside(let path, let fill):
        builder.writer.mask()
        builder.writer.add(.fill(path, .color(.black), fill, .normal))
      case .layer(let items, let own, let opacity, _):
        builder.writer.mask()
        var group = DisplayGroup()
        group.opacity = min(max(opacity, 0), 1)
        group.isComposited = true
        group.transform = own.concatenating(inverse)
        builder.writer.begin(group)
        draw(items, own)
        builder.writer.end()
      }
      builder.writer.end()
      ends -= 1
    }
    for _ in 0..<ends { builder.writer.end() }
  }

  /// A clip in drawable form.
  private enum SeenThrough {
    /// The inside of an area, or the outside of one whose outline does not cross itself.
    case area(DisplayGroup.Clip)
    /// The outside of any other area.
    case outside(Path, FillValue)
    /// A layer as a mask, under a transform to the canvas's coordinates.
    case layer([CanvasDrawing.Item], AffineTransform, opacity: Double, isInverse: Bool)

    /// Whether it needs a mask of pixels.
    var isMask: Bool {
      switch self {
      case .area: false
      case .outside, .layer: true
      }
    }
  }

  /// The form of a clip, in the coordinates that a transform takes those of the canvas to.
  private func seen(through clip: CanvasState.Clip, _ inverse: AffineTransform) -> SeenThrough {
    switch clip {
    case .path(let path, let fill, let isInverse):
      let path = path(metrics).applying(inverse)
      // The outside of an area is a larger one without it by the even-odd rule, unless its own rule
      // is another and the outline turns around some of it twice.
      if isInverse, !fill.isEOFilled, !path.isConvex { return .outside(path, fill) }
      return .area(DisplayGroup.Clip(path, fill, isInverse: isInverse))
    case .layer(let items, let own, let opacity, let isInverse):
      return .layer(items, own(metrics), opacity: opacity, isInverse: isInverse)
    }
  }

  /// The groups that filter the content of the innermost one, the outermost first.
  ///
  /// A projection ends a group: later filters apply to the projected picture.
  private mutating func groups(filtering filters: [CanvasState.Filter]) -> [DisplayGroup] {
    var groups: [DisplayGroup] = []
    var group = DisplayGroup()
    group.isComposited = true
    for filter in filters {
      if case .projection(let projection) = filter {
        guard projection.isFinite else { continue }
        group.projection = projection
        groups.append(group)
        group = DisplayGroup()
        group.isComposited = true
      } else if let filter = self.filter(filter) {
        group.filters.append(filter)
      }
    }
    if !group.filters.isEmpty { groups.append(group) }
    return groups.reversed()
  }

  private mutating func filter(_ filter: CanvasState.Filter) -> DisplayFilter? {
    switch filter {
    case .effect(let effect): return DisplayFilter(effect, &resolver)
    case .shadow(let shadow, let style):
      var cast = DisplayShadow(shadow, &resolver)
      cast.isAlone = style.isAlone
      cast.isAbove = style.isAbove
      cast.isInverse = style.isInverse
      cast.blendMode = style.blendMode
      return .shadow(cast)
    case .invert(let amount): return .colorMatrix(.invert(amount))
    case .matrix(let rows):
      guard rows.count == 20, rows.allSatisfy(\.isFinite) else { return nil }
      return .colorMatrix(ColorMatrix(rows: rows))
    case .alphaThreshold(let minimum, let maximum, let color):
      return .alphaThreshold(minimum: minimum, maximum: maximum, resolver.color(color))
    case .linearLight(let inner): return self.filter(inner).map { .linearLight($0) }
    // A projection is a separate group.
    case .projection: return nil
    }
  }
}

extension DisplayFilter {
  /// Whether it changes pixels without drawing.
  fileprivate var colorsWhatIsClear: Bool {
    switch self {
    case .blur: false
    case .colorMatrix(let matrix): matrix.applied(to: .clear).opacity > 0
    case .linearLight(let filter): filter.colorsWhatIsClear
    case .shadow(let shadow): shadow.isInverse
    case .alphaThreshold(let minimum, let maximum, _): minimum <= 0 && maximum >= 0
    }
  }
}

extension Path {
  /// Whether the path is one outline that turns one way only, and once.
  ///
  /// The polygon of a curve's points turns as the curve does.
  var isConvex: Bool {
    var points: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0 { return false }
        points.append(point)
      case .line(let point): points.append(point)
      case .curve(let end, let control1, let control2): points += [control1, control2, end]
      case .close: break
      }
    }
    var edges: [Point] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      if next != point { edges.append(Point(x: next.x - point.x, y: next.y - point.y)) }
    }
    var (isLeft, isRight, turns) = (false, false, 0)
    for (index, edge) in edges.enumerated() {
      let next = edges[(index + 1) % edges.count]
      let cross = edge.x * next.y - edge.y * next.x
      // Points in line are never quite so.
      let least =
        1e-9 * (edge.x.magnitude + edge.y.magnitude) * (next.x.magnitude + next.y.magnitude)
      if cross > least { isLeft = true }
      if cross < -least { isRight = true }
      if edge.x * next.x + edge.y * next.y < 0, cross.magnitude <= least { return false }
      if (edge.x < 0) != (next.x < 0) { turns += 1 }
    }
    return !(isLeft && isRight) && turns <= 2
  }
}

internal import LayoutCore

// What a context does to what it draws.

extension CanvasListBuilder {
  /// Draws an operation: filtered, then seen through the clips, then faded and blended (D8.12).
  mutating func draw(
    _ operation: CanvasDrawing.Operation,
    _ state: CanvasState,
    _ transform: AffineTransform
  ) {
    let inverse = transform.inverted ?? .identity
    var isPicture = !state.filters.isEmpty
    for case .layer in state.clips { isPicture = true }
    let (opacity, mode) = (min(max(state.opacity, 0), 1), state.blendMode)
    var ends = 0
    func begin(_ group: DisplayGroup) {
      builder.writer.begin(group)
      ends += 1
    }
    if isPicture {
      var outer = DisplayGroup()
      outer.isComposited = true
      outer.opacity = opacity
      outer.blendMode = mode
      begin(outer)
    }
    for clip in state.clips {
      switch clip {
      case .path(let path, let fill, let isInverse):
        var group = DisplayGroup()
        let path = path(metrics).applying(inverse)
        group.clip = DisplayGroup.Clip(path, fill, isInverse: isInverse)
        begin(group)
      case .layer(_, _, _, let isInverse):
        var group = DisplayGroup()
        group.hasMask = true
        group.isMaskInverse = isInverse
        begin(group)
      }
    }
    let filtered = groups(filtering: state.filters)
    for group in filtered { builder.writer.begin(group) }
    draw(operation, isPicture ? 1 : opacity, isPicture ? .normal : mode, transform)
    for _ in filtered { builder.writer.end() }
    for clip in state.clips.reversed() {
      if case .layer(let items, let own, let opacity, _) = clip {
        builder.writer.mask()
        var group = DisplayGroup()
        group.opacity = min(max(opacity, 0), 1)
        group.isComposited = true
        let own = own(metrics)
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

  /// The groups that filter what is in the innermost one, the outermost first.
  ///
  /// What is seen in space ends a group: what follows is done to how it is seen.
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
    // What is seen in space is a group of its own.
    case .projection: return nil
    }
  }
}

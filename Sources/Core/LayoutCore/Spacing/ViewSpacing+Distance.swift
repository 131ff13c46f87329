extension ViewSpacing {
  /// The distance between this view and the next one along an axis.
  ///
  /// L15.2: of the categories that both views have at the edges facing each other, without the
  /// default one, the largest value; else the larger of the default values; else nil, for which a
  /// stack takes ``systemDefault``. Edges are physical, so a right-to-left row reads the left edge
  /// of its predecessor (L17.7). Proved by `Specs/Conformance/Spacing`.
  ///
  /// - Returns: Points, or nil if neither view has a preference.
  public func preferredDistance(
    to next: ViewSpacing,
    along axis: Axis,
    in direction: LayoutDirection = .leftToRight
  ) -> Double? {
    let (from, to) = ViewSpacing.facingEdges(along: axis, in: direction)
    var shared: Double?
    for (key, value) in values where key.edge == from && key.category != .default {
      guard let other = next[key.category, to],
        let distance = ViewSpacing.distance(from: value, to: other)
      else { continue }
      shared = Swift.max(shared ?? distance, distance)
    }
    if let shared { return shared }
    let defaults = [self[.default, from], next[.default, to]].compactMap { value in
      if case .distance(let points) = value { points } else { nil }
    }
    return defaults.max()
  }

  /// The edges with which a view and its successor face each other.
  static func facingEdges(
    along axis: Axis,
    in direction: LayoutDirection
  ) -> (from: PhysicalEdge, to: PhysicalEdge) {
    axis == .vertical
      ? (.bottom, .top)
      : (PhysicalEdge(.trailing, in: direction), PhysicalEdge(.leading, in: direction))
  }

  /// The distance by two values of one category.
  ///
  /// Distances add up; a distance beside text metrics counts alone; text above text has the gap of
  /// ``TextSpacingMetrics/gap(above:)``; other pairs of metrics have none.
  package static func distance(from upper: Value, to lower: Value) -> Double? {
    switch (upper, lower) {
    case (.distance(let first), .distance(let second)): first + second
    case (.distance(let points), _), (_, .distance(let points)): points
    case (.bottomText(let above), .topText(let below)): above.gap(above: below)
    case (.topText, .topText), (.topText, .bottomText), (.bottomText, .bottomText): nil
    }
  }

  /// Sets the preference of a plain view at the edges given (L15.6).
  package mutating func reset(_ edges: [PhysicalEdge]) {
    values = values.filter { !edges.contains($0.key.edge) }
    for (key, value) in ViewSpacing.plain.values where edges.contains(key.edge) {
      self[key.category, key.edge] = value
    }
  }

  /// Merges another view's preference at the edges given: the larger value of each key counts.
  package mutating func formUnion(_ other: ViewSpacing, edges: [PhysicalEdge]) {
    for (key, value) in other.values where edges.contains(key.edge) {
      guard let own = self[key.category, key.edge] else {
        self[key.category, key.edge] = value
        continue
      }
      self[key.category, key.edge] = Value.larger(own, value)
    }
  }

  /// Creates the preference of a stack: of all children at the cross edges, of the first and last
  /// child at the ends (L15.7 and L31.7).
  package init(
    stackOf children: [ViewSpacing],
    along axis: Axis,
    in direction: LayoutDirection
  ) {
    self.init()
    let (end, start) = ViewSpacing.facingEdges(along: axis, in: direction)
    let cross: [PhysicalEdge] = axis == .vertical ? [.left, .right] : [.top, .bottom]
    for child in children { formUnion(child, edges: cross) }
    if let first = children.first { formUnion(first, edges: [start]) }
    if let last = children.last { formUnion(last, edges: [end]) }
  }

  /// Creates the preference of overlapping views: of all of them, at all edges (L12.5).
  package init(unionOf children: [ViewSpacing]) {
    self.init()
    for child in children { formUnion(child, edges: PhysicalEdge.allCases) }
  }
}

extension ViewSpacing.Value {
  /// The larger of two values; of metrics those with the larger line pitch.
  ///
  /// Metrics win over a distance (our choice: SwiftUI's is not known).
  fileprivate static func larger(_ first: Self, _ second: Self) -> Self {
    switch (first, second) {
    case (.distance(let a), .distance(let b)): .distance(Swift.max(a, b))
    case (.topText(let a), .topText(let b)), (.bottomText(let a), .bottomText(let b)):
      a.lineSpacing >= b.lineSpacing ? first : second
    case (.distance, _): second
    case (.topText, .distance), (.topText, .bottomText), (.bottomText, .distance),
      (.bottomText, .topText):
      first
    }
  }
}

internal import Drawing

/// A crossing of two segments, as a fraction of each.
struct SegmentCrossing {
  var first: Double
  var second: Double
  /// Whether they may go on next to each other.
  var isTouch = false
}

extension PathSegment {
  /// Returns the crossings with another segment: crossings and contacts, ends on the other segment,
  /// and the ends of common parts.
  func crossings(with other: PathSegment, within distance: Double) -> [SegmentCrossing] {
    let (mine, its) = (hull, other.hull)
    guard mine.low.x <= its.high.x + distance, its.low.x <= mine.high.x + distance,
      mine.low.y <= its.high.y + distance, its.low.y <= mine.high.y + distance
    else { return [] }
    let ends = ends(on: other, within: distance)
    let shares = ends.map(\.first)
    if let low = shares.min(), let high = shares.max(), high - low > 1e-9,
      other.covers(part(from: low, to: high), within: distance)
    {
      return ends
    }
    if isLine, other.isLine { return ends + lineCrossings(with: other) }
    if isLine {
      return ends
        + other.crossings(withLine: self, within: distance)
        .map { SegmentCrossing(first: $0.second, second: $0.first) }
    }
    if other.isLine { return ends + crossings(withLine: other, within: distance) }
    return ends
      + CurveCrossings(self, other, distance).all.filter { crossing in
        // Curves that touch at an end are near each other around it.
        !ends.contains {
          abs($0.first - crossing.first) < 1e-3 && abs($0.second - crossing.second) < 1e-3
            && crossing.isTouch
        }
      }
  }

  /// Returns the crossings of a curve with itself: its parts between the turns of both coordinates
  /// have none.
  func crossingsWithItself(within distance: Double) -> [SegmentCrossing] {
    if isLine { return [] }
    let edges = [control1 - start, control2 - control1, end - control2]
    // A curve that always moves forward does not cross itself.
    if edges.allSatisfy({ ($0 * (end - start)).sum() > 0 }) { return [] }
    let turns = Set(turns(of: 0) + turns(of: 1)).sorted()
    let ranges = Array(zip(turns, turns.dropFirst()))
    var all: [SegmentCrossing] = []
    for (index, first) in ranges.enumerated() {
      for second in ranges.dropFirst(index + 1) {
        let parts = (
          part(from: first.0, to: first.1), part(from: second.0, to: second.1)
        )
        for crossing in CurveCrossings(parts.0, parts.1, distance).all {
          let one = first.0 + (first.1 - first.0) * crossing.first
          let other = second.0 + (second.1 - second.0) * crossing.second
          // Consecutive parts meet at their common end.
          if other - one > 1e-4 { all.append(SegmentCrossing(first: one, second: other)) }
        }
      }
    }
    return all
  }

  private func ends(on other: PathSegment, within distance: Double) -> [SegmentCrossing] {
    var ends: [SegmentCrossing] = []
    for mine in [0.0, 1] {
      if let its = other.share(of: point(at: mine), within: distance) {
        ends.append(SegmentCrossing(first: mine, second: its))
      }
    }
    for its in [0.0, 1] {
      if let mine = share(of: other.point(at: its), within: distance) {
        ends.append(SegmentCrossing(first: mine, second: its))
      }
    }
    return ends
  }

  private func lineCrossings(with other: PathSegment) -> [SegmentCrossing] {
    let (mine, its) = (end - start, other.end - other.start)
    let area = mine.cross(its)
    guard abs(area) > mine.length * its.length * 1e-14 else { return [] }
    let way = other.start - start
    let (first, second) = (way.cross(its) / area, way.cross(mine) / area)
    guard first >= 0, first <= 1, second >= 0, second <= 1 else { return [] }
    return [SegmentCrossing(first: first, second: second)]
  }

  /// Returns the crossings of a curve and a line: the roots of its distance from the line.
  private func crossings(
    withLine line: PathSegment,
    within distance: Double
  ) -> [SegmentCrossing] {
    let way = line.end - line.start
    let unit = way / way.length
    let heights = PathSegment(
      from: Point(0, unit.cross(start - line.start)),
      Point(0, unit.cross(control1 - line.start)),
      Point(0, unit.cross(control2 - line.start)),
      to: Point(0, unit.cross(end - line.start))
    )
    let turns = heights.turns(of: 1)
    // Points at which the curve comes near the line and turns back.
    var shares = turns.dropFirst().dropLast().filter { abs(heights.point(at: $0).y) <= distance }
    for (low, high) in zip(turns, turns.dropFirst()) {
      let (first, last) = (heights.point(at: low).y, heights.point(at: high).y)
      guard (first < 0) != (last < 0) else { continue }
      shares.append(
        Self.share(
          in: low...high,
          value: { heights.point(at: $0).y },
          slope: { heights.direction(at: $0).y }
        )
      )
    }
    return shares.compactMap { share in
      let along = ((point(at: share) - line.start) * unit).sum() / way.length
      guard along >= 0, along <= 1 else { return nil }
      return SegmentCrossing(first: share, second: along)
    }
  }
}

extension PathSegment {
  /// Returns the fraction of the point nearest to another one, and its distance.
  func nearest(to point: Point) -> (share: Double, distance: Double) {
    if isLine {
      let way = end - start
      let share = ((point - start) * way).sum() / (way * way).sum()
      let kept = min(max(share, 0), 1)
      return (kept, (self.point(at: kept) - point).length)
    }
    // The smallest distance at some samples, refined around local minima.
    let count = 24
    let distances = (0...count).map {
      (self.point(at: Double($0) / Double(count)) - point).length
    }
    var best = distances[0] <= distances[count] ? (0.0, distances[0]) : (1.0, distances[count])
    for index in 0...count {
      let (low, high) = (max(index - 1, 0), min(index + 1, count))
      guard distances[index] <= distances[low], distances[index] <= distances[high] else {
        continue
      }
      let share = nearest(to: point, in: Double(low) / Double(count), Double(high) / Double(count))
      let distance = (self.point(at: share) - point).length
      if distance < best.1 { best = (share, distance) }
    }
    return best
  }

  /// Returns the fraction between two at which the direction to a point is across the curve.
  private func nearest(to point: Point, in low: Double, _ high: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if ((self.point(at: middle) - point) * direction(at: middle)).sum() < 0 {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// Returns the fraction at which a point is on the segment; nil if it is not.
  func share(of point: Point, within distance: Double) -> Double? {
    let (low, high) = hull
    guard point.x >= low.x - distance, point.x <= high.x + distance,
      point.y >= low.y - distance, point.y <= high.y + distance
    else { return nil }
    let nearest = nearest(to: point)
    return nearest.distance <= distance ? nearest.share : nil
  }

  /// Returns whether a segment is on this one, by samples of its points.
  func covers(_ other: PathSegment, within distance: Double) -> Bool {
    other == self
      || [0.5, 0.25, 0.75, 0.1, 0.9].allSatisfy {
        share(of: other.point(at: $0), within: distance) != nil
      }
  }
}

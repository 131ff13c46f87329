internal import Drawing

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

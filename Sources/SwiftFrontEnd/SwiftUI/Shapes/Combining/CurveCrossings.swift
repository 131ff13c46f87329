internal import Drawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds the crossings of two curves: both are halved while their parts may still meet.
struct CurveCrossings {
  private typealias Point = PathSegment.Point

  /// Parts of both curves.
  private struct Pair {
    var first: PathSegment
    var second: PathSegment
    var low: Point
    var size: Point
  }

  private let first: PathSegment
  private let second: PathSegment
  private let distance: Double

  init(_ first: PathSegment, _ second: PathSegment, _ distance: Double) {
    (self.first, self.second, self.distance) = (first, second, distance)
  }

  /// All crossings; none for curves that are near each other at thousands of places.
  var all: [SegmentCrossing] {
    var found: [SegmentCrossing] = []
    var pairs = [Pair(first: first, second: second, low: Point(0, 0), size: Point(1, 1))]
    var left = 4_000
    while let pair = pairs.popLast(), left > 0 {
      left -= 1
      guard pair.first.mayMeet(pair.second, within: distance),
        pair.second.mayMeet(pair.first, within: distance)
      else { continue }
      // Parts that cross at most once are found by one refinement, or not at all.
      if pair.first.cone.isApart(from: pair.second.cone),
        let crossing = refined(pair.low + pair.size / 2), isIn(pair, crossing)
      {
        found.append(crossing)
        continue
      }
      if max(pair.first.reach, pair.second.reach) < distance * 1e4 {
        if var touch = refined(pair.low + pair.size / 2) {
          touch.isTouch = true
          let isNew = !found.contains {
            $0.isTouch && abs($0.first - touch.first) < 1e-3
              && abs($0.second - touch.second) < 1e-3
          }
          if isNew { found.append(touch) }
        }
        continue
      }
      if pair.first.reach >= pair.second.reach {
        split(pair, 0, into: &pairs)
      } else {
        split(pair, 1, into: &pairs)
      }
    }
    // Cubic curves with more than nine crossings coincide.
    return found.count > 9 ? [] : found
  }

  private func split(_ pair: Pair, _ side: Int, into pairs: inout [Pair]) {
    var half = pair
    half.size[side] /= 2
    for index in [1.0, 0] {
      half.low[side] = pair.low[side] + half.size[side] * index
      if side == 0 {
        half.first = pair.first.part(from: index / 2, to: (index + 1) / 2)
      } else {
        half.second = pair.second.part(from: index / 2, to: (index + 1) / 2)
      }
      pairs.append(half)
    }
  }

  private func isIn(_ pair: Pair, _ crossing: SegmentCrossing) -> Bool {
    let place = Point(crossing.first, crossing.second) - pair.low
    let slack = 1e-9
    return place.x >= -slack && place.x <= pair.size.x + slack
      && place.y >= -slack && place.y <= pair.size.y + slack
  }

  /// Returns the crossing near two fractions, by Newton's method; nil if there is none.
  private func refined(_ shares: Point) -> SegmentCrossing? {
    var place = shares
    for _ in 0..<24 {
      let (one, other) = (first.point(at: place.x), second.point(at: place.y))
      let (mine, its) = (first.direction(at: place.x), second.direction(at: place.y))
      let way = other - one
      let area = mine.cross(its)
      guard abs(area) > mine.length * its.length * 1e-9 else { break }
      let step = Point(way.cross(its) / area, way.cross(mine) / area)
      place = (place + step).clamped(lowerBound: Point(0, 0), upperBound: Point(1, 1))
      if abs(step.x) < 1e-15, abs(step.y) < 1e-15 { break }
    }
    guard (first.point(at: place.x) - second.point(at: place.y)).length <= distance else {
      return nil
    }
    return SegmentCrossing(first: place.x, second: place.y)
  }
}

/// The directions that a curve takes: around one of them, to an angle on both sides.
private struct DirectionCone {
  var middle: Double
  var half: Double

  /// Returns whether no direction of one cone, or its opposite, is in the other.
  func isApart(from other: DirectionCone) -> Bool {
    let between = abs((middle - other.middle).remainder(dividingBy: .pi))
    return between > half + other.half + 1e-3
  }
}

extension PathSegment {
  /// The larger side of the rectangle around the curve.
  fileprivate var reach: Double {
    let (low, high) = hull
    return max(high.x - low.x, high.y - low.y)
  }

  fileprivate var cone: DirectionCone {
    let middle = end - start
    // A curve that returns to its start may take any direction.
    var half = middle == .zero ? Double.pi : 0
    for edge in [control1 - start, control2 - control1, end - control2] where edge != .zero {
      half = max(half, abs(atan2(middle.cross(edge), (middle * edge).sum())))
    }
    return DirectionCone(middle: atan2(middle.y, middle.x), half: half)
  }

  /// Returns whether another curve reaches the strip along this one's chord that contains it.
  fileprivate func mayMeet(_ other: PathSegment, within distance: Double) -> Bool {
    let (mine, its) = (hull, other.hull)
    guard mine.low.x <= its.high.x + distance, its.low.x <= mine.high.x + distance,
      mine.low.y <= its.high.y + distance, its.low.y <= mine.high.y + distance
    else { return false }
    let chord = end - start
    let length = chord.length
    guard length > distance else { return true }
    let unit = chord / length
    let own = [0, unit.cross(control1 - start), unit.cross(control2 - start)]
    let others = [other.start, other.control1, other.control2, other.end]
      .map { unit.cross($0 - start) }
    guard let low = own.min(), let high = own.max(), let least = others.min(),
      let most = others.max()
    else { return true }
    return least <= high + distance && most >= low - distance
  }
}

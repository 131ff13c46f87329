internal import Drawing

/// A combination of two paths: their outlines are cut at their crossings, and those pieces stay
/// that have the wanted area on one side only.
struct PathCombination {
  private let first: Path
  private let second: Path
  private let eoFill: Bool
  /// The distance within which points are equal.
  private let distance: Double

  init(_ first: Path, _ second: Path, _ eoFill: Bool) {
    (self.first, self.second, self.eoFill) = (first, second, eoFill)
    let segments = [first, second].flatMap { PathOutline($0, closesAll: true).segments }
    let reach = segments.reduce(0.0) { reach, segment in
      let (low, high) = segment.hull
      return max(reach, abs(low.x), abs(low.y), abs(high.x), abs(high.y))
    }
    distance = max(reach, 1e-100) * 1e-9
  }

  /// Returns the area of the points for which a rule of membership in both paths holds.
  ///
  /// Curves stay curves. Where those of two paths are so close that their pieces form no outline,
  /// both are flattened first.
  func area(_ isIn: (_ first: Bool, _ second: Bool) -> Bool) -> Path {
    let outlines = [first, second].map { PathOutline($0, closesAll: true) }
    return area(outlines, isIn) ?? area(outlines.map(\.straightened), isIn, isLast: true) ?? Path()
  }

  /// The area of two outlines; nil if it has an outline that does not close.
  private func area(
    _ outlines: [PathOutline],
    _ isIn: (_ first: Bool, _ second: Bool) -> Bool,
    isLast: Bool = false
  ) -> Path? {
    let segments = outlines.flatMap(\.segments)
    let cutting = SegmentCutting(segments, within: distance)
    var joining = PieceJoining(segments, cutting.vertices, within: distance)
    for piece in cutting.withoutRepeats {
      let segment = segments[piece.segment]
      // Somewhere in the middle, but not on the tip of a cusp.
      let shares = [0.5, 0.38, 0.64].map { piece.from + (piece.to - piece.from) * $0 }
      let middle = shares.max {
        segment.direction(at: $0).length < segment.direction(at: $1).length
      }
      guard let middle, case let way = segment.direction(at: middle), way != .zero else {
        continue
      }
      let side = PathSegment.Point(-way.y, way.x) / way.length * (4 * distance)
      func holds(_ sign: Double) -> Bool {
        let point = segment.point(at: middle) + side * sign
        return isIn(
          outlines[0].contains(point, eoFill: eoFill),
          outlines[1].contains(point, eoFill: eoFill)
        )
      }
      let (left, right) = (holds(1), holds(-1))
      if left != right { joining.pieces.append(left ? piece : piece.reversed) }
    }
    let chains = joining.chains(closes: true)
    if !isLast, !chains.allSatisfy({ $0.first?.start == $0.last?.end }) { return nil }
    return joining.path(of: chains, closes: true)
  }

  /// Returns the parts of the first path's line inside or outside the second, as `isIn` decides.
  func line(_ isIn: (Bool) -> Bool) -> Path {
    let area = PathOutline(second, closesAll: true)
    let segments = PathOutline(first, closesAll: false).segments
    let cutting = SegmentCutting(segments, by: area.segments, within: distance)
    var joining = PieceJoining(segments, cutting.vertices, within: distance)
    joining.pieces = cutting.pieces.filter { piece in
      let middle = segments[piece.segment].point(at: (piece.from + piece.to) / 2)
      return isIn(area.contains(middle, eoFill: eoFill))
    }
    return joining.path(of: joining.chains(closes: false), closes: false)
  }
}

// Boolean operations on the areas of paths; curves stay curves (D4.23).

extension Path {
  /// The area of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 || $1 }
  }

  /// The area that both have in common.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 && $1 }
  }

  /// Returns the area without that of another path.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 && !$1 }
  }

  /// Returns the area of exactly one of both paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 != $1 }
  }

  /// The area with outlines that do not cross.
  public func normalized(eoFill: Bool = true) -> Path {
    PathCombination(self, Path(), eoFill).area { first, _ in first }
  }

  /// The parts of the path's line inside the area of another one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).line { $0 }
  }

  /// The parts of the path's line outside of the area of another one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).line { !$0 }
  }
}

// Areas that two paths make together. Curves become straight lines, a twentieth of a point away at most
// (D4.23).

extension Path {
  /// The area of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 || $1 }
  }

  /// The area that both have in common.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 && $1 }
  }

  /// The area without that of another path.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill).area { $0 && !$1 }
  }

  /// The area of one of both and not of the other.
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

extension [Path.Polyline] {
  /// Whether a point lies inside.
  func contains(_ p: CGPoint, eoFill: Bool) -> Bool {
    var winding = 0
    for line in self where line.points.count > 1 {
      var previous = line.points[line.points.count - 1]
      for point in line.points {
        defer { previous = point }
        // Lines that end at the height of the point count at their lower end only.
        guard (previous.y <= p.y) != (point.y <= p.y) else { continue }
        let share = (p.y - previous.y) / (point.y - previous.y)
        guard previous.x + (point.x - previous.x) * share > p.x else { continue }
        winding += point.y > previous.y ? 1 : -1
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

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

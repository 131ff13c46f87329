/// The combination of two shapes' areas.
enum AreaCombination: Hashable, Sendable {
  case union
  case intersection
  case subtracting
  case symmetricDifference
  case lineIntersection
  case lineSubtraction

  func path(_ first: Path, _ second: Path, eoFill: Bool) -> Path {
    switch self {
    case .union: first.union(second, eoFill: eoFill)
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .subtracting: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
    }
  }
}

/// The area that two shapes make together.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combination: AreaCombination
  let eoFill: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    combination.path(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the area of both shapes.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
  }

  /// Returns the area that both shapes have in common.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
  }

  /// Returns the area without that of another shape.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, combination: .subtracting, eoFill: eoFill)
  }

  /// Returns the area of exactly one of both shapes.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of the shape's line inside the area of another one.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, combination: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of the shape's line outside of the area of another one.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, combination: .lineSubtraction, eoFill: eoFill)
  }
}

/// Marks a view whose drawing is meant to be the same in both directions,
/// `flipsForRightToLeftLayoutDirection(false)`; layout only passes it on.
public struct FixedDrawingMark: ViewAnnotation, Hashable {
  /// Creates a mark.
  public init() {}

  /// The name of the modifier.
  public var name: String { "flipsForRightToLeftLayoutDirection" }
}

extension PlacedModifier {
  /// Whether it says that the drawing inside is the same in both directions.
  package var fixesDrawing: Bool {
    guard case .annotation(let annotation, _)? = content else { return false }
    return annotation.value is FixedDrawingMark
  }
}

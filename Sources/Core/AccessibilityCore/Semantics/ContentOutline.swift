internal import LayoutCore

/// The outlines by a view's content shapes, in points from the scene's top left corner.
struct ContentOutline {
  /// The radius of the rectangle that replaces an outline of several parts.
  private static let cornerRadius = 5.0

  private var parts: [AccessibilityModifier.ContentShapeKind: Part] = [:]

  /// Of several subpaths only the bounds count, so that a union takes constant time.
  private struct Part {
    var bounds: Rect
    /// The outline; nil for several subpaths.
    var path: Path?

  }

  /// The outline by the shapes for accessibility, else by those for interaction; a rounded
  /// rectangle replaces several subpaths (A7.5).
  func path(in direction: LayoutDirection) -> Path? {
    guard let part = parts[.accessibility] ?? parts[.interaction] else { return nil }
    let radius = ContentOutline.cornerRadius
    return part.path
      ?? BasicShape.roundedRectangle(
        cornerSize: Size(width: radius, height: radius),
        style: .circular
      )
      .path(in: part.bounds, direction: direction)
  }

  /// Replaces the outlines of the views inside; an empty or infinite path has no effect (A7.5).
  mutating func set(_ kind: AccessibilityModifier.ContentShapeKind, to path: Path) {
    parts[kind] = path.boundingRect.map { bounds in
      Part(bounds: bounds, path: path.subpathCount == 1 ? path : nil)
    }
  }

  /// Adds the outlines of another view.
  mutating func formUnion(_ other: ContentOutline) {
    parts.merge(other.parts) { Part(bounds: $0.bounds.union($1.bounds), path: nil) }
  }
}

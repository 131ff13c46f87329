public import LayoutCore

/// The ellipse that fills a rectangle.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .ellipse
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

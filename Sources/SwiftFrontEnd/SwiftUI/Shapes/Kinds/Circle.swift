public import LayoutCore

/// The largest circle in the middle of a rectangle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .circle
  }

  /// Returns the smaller length for both axes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

public import LayoutCore

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }

  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .rectangle
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

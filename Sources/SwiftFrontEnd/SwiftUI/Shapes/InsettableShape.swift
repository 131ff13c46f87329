public import LayoutCore

/// A shape that can be drawn into a smaller rectangle.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// The shape that is smaller by points at each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    customShape { inset(by: CGFloat($0))._engineShape(in: EnvironmentValues()) }
  }
}

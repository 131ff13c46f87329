public import LayoutCore

extension Path: Shape {
  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .path(engineSteps)
  }
}

public import LayoutCore

extension Path: Shape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// What the engine draws.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .path(engineSteps)
  }
}

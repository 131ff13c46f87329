public import LayoutCore

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }

  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .path(engineSteps)
  }
}

public import LayoutCore

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// What becomes of the shape in another layout direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// How large the shape is as a view.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the engine draws.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    shape._engineShape(in: environment)
  }
}

public import LayoutCore

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The behaviour of the shape in right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the size of the shape as a view.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    shape._engineShape(in: environment)
  }
}

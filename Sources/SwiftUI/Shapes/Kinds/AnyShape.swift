public import LayoutCore

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Wraps a shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    shape._engineShape(in: environment)
  }
}

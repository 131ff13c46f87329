public import LayoutCore

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The fraction of the path at which the part begins.
  public var startFraction: CGFloat
  /// The fraction of the path at which the part ends.
  public var endFraction: CGFloat

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

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
    .trim(
      shape._engineShape(in: environment),
      from: Double(startFraction),
      to: Double(endFraction)
    )
  }

  /// The data that animations interpolate.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

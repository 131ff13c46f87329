public import LayoutCore

/// A shape of the system's that is inset.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  var amount: CGFloat

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let shape = _engineShape(in: EnvironmentValues())
    return Path(shape.path(in: rect.engine))
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// Returns the size of the shape as a view.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .inset(base._engineShape(in: environment), by: Double(amount))
  }

  /// The data that animations interpolate.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

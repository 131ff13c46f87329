/// The outline of a line along a shape; as a view that line itself.
public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The line.
  public var style: StrokeStyle

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// The role of the shape: filled, stroked or a separator.
  public nonisolated static var role: ShapeRole { .stroke }

  /// The behaviour of the shape in right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// Returns the size of the shape as a view.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape, stroked with the foreground style.
  public var body: some View { shape.stroke(.foreground, style: style) }

  /// The data that animations interpolate.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

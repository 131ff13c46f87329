/// The outline of a line along a shape; as a view that line itself.
public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The line.
  public var style: StrokeStyle

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  public nonisolated static var role: ShapeRole { .stroke }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var body: some View { shape.stroke(.foreground, style: style) }

  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape in a rectangle of a fixed size.
public struct _SizedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The size, in points.
  public var size: CGSize
  var anchor = UnitPoint.topLeading

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y
    )
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// The behaviour of the shape in right-to-left layout.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// The data that animations interpolate.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

internal import LayoutCore

// What changes where a view is drawn, as a transform.

extension View {
  /// The view turned.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    engineModifier(.rotationEffect(degrees: angle.degrees, anchor: anchor.engine))
  }

  /// The view drawn larger or smaller.
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// The view drawn larger or smaller.
  public nonisolated func scaleEffect(
    _ s: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// The view drawn larger or smaller.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    engineModifier(.scaleEffect(x: Double(x), y: Double(y), anchor: anchor.engine))
  }

  /// The view under a transform.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    engineModifier(.transformEffect(transform.engine))
  }

  /// The view under a projection, as far as that is a transform.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    engineModifier(
      .geometryEffect("projectionEffect", ByIdentity { @Sendable _ in transform.affine })
    )
  }

  /// The view turned in space, as far as that is a transform at its anchor.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    let transform = LayoutCore.AffineTransform(
      a: Double(turn.m11),
      b: Double(turn.m12),
      c: Double(turn.m21),
      d: Double(turn.m22)
    )
    let anchor = anchor.engine
    return engineModifier(
      .geometryEffect(
        "rotation3DEffect",
        ByIdentity { @Sendable size in
          transform.about(Point(x: anchor.x * size.width, y: anchor.y * size.height))
        }
      )
    )
  }
}

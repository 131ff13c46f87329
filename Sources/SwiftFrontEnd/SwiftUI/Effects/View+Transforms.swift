internal import LayoutCore

// Modifiers that transform a view's drawing, not its layout.

extension View {
  /// Rotates the view's drawing.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    engineModifier(.rotationEffect(degrees: angle.degrees, anchor: anchor.engine))
  }

  /// Scales the view's drawing.
  public nonisolated func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view's drawing.
  public nonisolated func scaleEffect(
    _ s: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the view's drawing.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    engineModifier(.scaleEffect(x: Double(x), y: Double(y), anchor: anchor.engine))
  }

  /// Transforms the view's drawing.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    engineModifier(.transformEffect(transform.engine))
  }

  /// Projects the view's drawing, about its top left corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    engineModifier(
      .geometryEffect("projectionEffect", ByIdentity { @Sendable _ in transform.engine })
    )
  }

  /// Rotates the view's drawing in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    engineModifier(
      .rotation3DEffect(
        SpaceRotation(
          degrees: angle.degrees,
          axis: (Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: anchor.engine,
          anchorZ: Double(anchorZ),
          perspective: Double(perspective)
        )
      )
    )
  }
}

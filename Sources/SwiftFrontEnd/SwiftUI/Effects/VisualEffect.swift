internal import LayoutCore

/// An effect on a view's drawing.
public protocol VisualEffect: Sendable, Animatable {}

/// The empty effect, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the empty effect.
  public init() {}
}

extension VisualEffect {
  /// Changes the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Scales the drawing.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the drawing.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Scales the drawing.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Turned.
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Rotates the drawing in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Drawn elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Drawn elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Transforms the drawing.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Blurs the drawing.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Reduces the colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Rotates the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

extension View {
  /// Inert: effects that depend on the view's geometry are not drawn.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Inert: scroll transitions are not drawn.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View { self }

  /// Inert: scroll transitions are not drawn.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View { self }
}

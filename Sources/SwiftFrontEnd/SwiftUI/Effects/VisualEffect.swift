/// An effect on how a view is drawn.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no effect.
  public init() {}
}

extension VisualEffect {
  /// More or less opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Drawn larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Drawn larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Drawn larger or smaller.
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
  /// Turned in space.
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
  /// Under a transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// With more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// With less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// With other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// With more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

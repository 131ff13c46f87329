internal import LayoutCore
public import ViewGraph

/// An effect of one's own on where a view is drawn.
@preconcurrency
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The projection of a view of a size, about its top leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect: what it says of positions is not looked at here.
  public func ignoredByLayout() -> some GeometryEffect { self }

  /// Adds what the modifier makes of a view.
  @MainActor
  public static func _append<Base: View>(
    _ modifier: Self,
    to base: Base,
    in cursor: inout ChildCursor
  ) {
    // The engine asks on whatever thread lays out, one at a time.
    nonisolated(unsafe) let effect: any GeometryEffect = modifier
    let content = ModifierContent.geometryEffect(
      viewName(of: Self.self),
      ByIdentity { @Sendable size in effect.effectValue(size: CGSize(size)).engine }
    )
    _EngineModifier._append(_EngineModifier(content), to: base, in: &cursor)
  }
}

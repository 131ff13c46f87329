/// The transition of a glass effect in a glass effect container.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: Int
  /// No transition.
  public static let identity = GlassEffectTransition(number: 0)
  /// Morphs from the glass of the same id.
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  /// Materializes.
  public static let materialize = GlassEffectTransition(number: 2)
}

extension View {
  /// Sets the identity of the view's glass for transitions.
  ///
  /// Inert: glass does not merge here.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Merges the glass of several views.
  ///
  /// Inert: glass does not merge here.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of the view's glass effect.
  ///
  /// Inert: glass does not merge here.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }

  /// Extends the view, mirrored, behind its surroundings.
  ///
  /// Inert: it is drawn in its frame.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Extends the view, mirrored, behind its surroundings.
  ///
  /// Inert: it is drawn in its frame.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

/// The transition of a glass effect in a glass effect container.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: Int
  /// At once.
  public static let identity = GlassEffectTransition(number: 0)
  /// Out of the glass of the same name.
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  /// By becoming denser.
  public static let materialize = GlassEffectTransition(number: 2)
}

extension View {
  /// Names the glass of the view, so that other glass can come out of it.
  ///
  /// Inert: glass does not run together here.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Makes the glass of several views one.
  ///
  /// Inert: glass does not run together here.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of the view's glass effect.
  ///
  /// Inert: glass does not run together here.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }

  /// Shows the view mirrored behind what lies beside it.
  ///
  /// Inert: it is drawn in its own frame.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Shows the view mirrored behind what lies beside it.
  ///
  /// Inert: it is drawn in its own frame.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

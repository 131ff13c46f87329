/// The appearance of content that scrolls below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A hard edge.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

extension View {
  /// Sets the appearance of content that scrolls below a bar.
  ///
  /// Inert: bars are drawn over the content.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Hides the scroll edge effect.
  ///
  /// Inert: bars are drawn over the content.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Hides the scroll edge effect, in the API of a beta.
  ///
  /// Inert: bars are drawn over the content.
  @available(*, deprecated, renamed: "scrollEdgeEffectHidden(_:for:)")
  public nonisolated func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }
}

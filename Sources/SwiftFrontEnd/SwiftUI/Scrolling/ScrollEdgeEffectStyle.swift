/// How content looks that goes on below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// As the system has it.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// It ends at a line.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// It fades.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

extension View {
  /// How content looks that goes on below bars.
  ///
  /// Inert: bars are drawn with what is behind them.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }

  /// Whether content looks the same below bars.
  ///
  /// Inert: bars are drawn with what is behind them.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }

  /// Whether content looks the same below bars, by the name of a beta.
  ///
  /// Inert: bars are drawn with what is behind them.
  @available(*, deprecated, renamed: "scrollEdgeEffectHidden(_:for:)")
  public nonisolated func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }
}

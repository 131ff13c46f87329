internal import Controls
internal import LayoutCore

extension View {
  /// Binds the position of the scroll view inside: scrolls to the value that is set, and follows
  /// the user's scrolling (V10.18).
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { modifier(_ScrollPositionModifier(position: position, anchor: anchor)) }

  /// Binds the id of the view in a `scrollTargetLayout` that the scroll view inside shows first
  /// (V10.18).
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View { modifier(_ScrollIDModifier(id: id, anchor: anchor)) }

  /// Inert but for the environment: indicators do not affect layout.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      _EnvironmentModifier("scrollIndicators") {
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      }
    )
  }

  /// Inert: indicators do not affect layout.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { inert() }

  /// Inert: indicators do not affect layout.
  public nonisolated func scrollIndicatorsFlash<Value: Equatable>(
    trigger value: Value
  ) -> some View { inert() }

  /// Inert but for the environment: scrolling is at rest.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentModifier("scrollDisabled") { if disabled { $0.isScrollEnabled = false } }
    )
  }

  /// Inert: content beyond the bounds of a scroll view is in no document.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert() }

  /// Makes the views inside scroll targets, by their ids.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled))
  }

  /// Makes the view a scroll target, by its id.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled))
  }

  /// Inert: scrolling rests where it is told to.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { inert() }

  /// Inert: scroll views do not bounce.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { inert() }

  /// Sets the visibility of the background of lists inside (D9.5).
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    engineModifier(
      .annotation(
        ScrollContentBackground(isVisible: visibility.isWanted),
        bringsViews: false
      )
    )
  }

  /// Sets the action that refreshes the view; a user calls it by the refresh action (V12.6).
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshableModifier(action: action))
      .environment(\.refresh, RefreshAction(action: action))
  }
}

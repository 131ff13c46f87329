internal import LayoutCore

extension View {
  /// Whether bars are shown, of the containers around the view.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  /// Whether bars are shown, by an older name.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  private nonisolated func barVisibility(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let kinds = bars.isEmpty ? [.navigationBar] : bars.flatMap(\.engine)
    return preferring("toolbarVisibility", visibility == .hidden) {
      [.toolbarVisibility(isHidden: $0, kinds)]
    }
  }

  /// Inert: what lies behind bars takes no room.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Inert: what lies behind bars takes no room.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Inert: what lies behind bars takes no room.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Inert: bars have the colours of what is behind them.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Inert: bars of a phone have one role.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert() }

  /// Inert: titles open nothing here.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert()
  }

  /// Where the title of the bar stands.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

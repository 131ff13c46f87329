internal import LayoutCore

extension View {
  /// Sets the visibility of bars of the containers around the view.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  /// Sets the visibility of bars, in the older API.
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
    let kinds = kinds(bars)
    return preferring("toolbarVisibility", visibility == .hidden) {
      [.toolbarVisibility(isHidden: $0, kinds)]
    }
  }

  /// Sets the background of the bars of the containers around the view, while they show one
  /// (D9.14).
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    let kinds = kinds(bars)
    return modifier(
      _PreferenceWritingModifier("toolbarBackground", { style._paint(in: $0) }) {
        [.toolbarBackground(BarBackground(style: $0), kinds)]
      }
    )
  }

  /// Sets the visibility of the background of bars, in the older API.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { barBackground(visibility, bars) }

  /// Sets the visibility of the background of bars of the containers around the view (D9.14).
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { barBackground(visibility, bars) }

  private nonisolated func barBackground(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let kinds = kinds(bars)
    return preferring("toolbarBackgroundVisibility", visibility) {
      [.toolbarBackground(BarBackground(isVisible: $0.isWanted), kinds)]
    }
  }

  /// The bars that are meant; without any, the one at the top.
  private nonisolated func kinds(_ bars: [ToolbarPlacement]) -> [BarKind] {
    bars.isEmpty ? ToolbarPlacement.automatic.engine : bars.flatMap(\.engine)
  }

  /// Inert: bars have the colour scheme of their background.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Inert: bars of a phone have one role.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { inert() }

  /// Inert: titles have no menu here.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert()
  }

  /// Sets the display of the toolbar's title.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

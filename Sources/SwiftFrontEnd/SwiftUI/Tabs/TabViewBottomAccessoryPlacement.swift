/// The placement of the accessory of a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Between the tabs of a minimized bar, which does not occur here.
  case inline
  /// Above the bar, or at the bottom of other tab styles.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private enum BottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The placement of the tab bar's accessory; nil outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// The accessory above the tabs of the nearest tab view inside.
  var tabViewBottomAccessory: AnyView? {
    get { self[BottomAccessoryKey.self] }
    set { self[BottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Adds an accessory above the bar of the tab view, from iOS 26 on (M8.5).
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { tabViewBottomAccessory(isEnabled: true, content: content) }

  /// Adds an accessory above the bar of the tab view, while enabled (M8.5).
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return modifier(
      _EnvironmentModifier("tabViewBottomAccessory") { $0.tabViewBottomAccessory = accessory }
    )
  }
}

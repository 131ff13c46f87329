/// Where what stands above a bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Between the tabs of a bar that has made itself small.
  case inline
  /// Above the bar.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where what stands above a bar of tabs is; nil where no bar says so, as here.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    self[AccessoryPlacementKey.self]
  }
}

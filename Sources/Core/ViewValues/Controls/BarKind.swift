/// A bar at an edge of the screen: SwiftUI's `ToolbarPlacement` on a phone or pad.
public enum BarKind: String, Sendable, Hashable, CaseIterable {
  case navigationBar
  case bottomBar
  case tabBar
}

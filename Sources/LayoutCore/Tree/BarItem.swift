/// Views that a `ToolbarItem` or `ToolbarItemGroup` puts into a bar.
public struct BarItem: Sendable {
  /// Which bar, and where in it.
  public var placement: BarItemPlacement
  /// The views, each of which is an item; with the custom alignments of the tree around.
  public var views: ViewTree

  /// Creates an item.
  public init(_ placement: BarItemPlacement, _ views: ViewTree) {
    self.placement = placement
    self.views = views
  }
}

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

  /// Creates an item of what a builder has built; what its views say to a container is not known to it.
  package init(_ placement: BarItemPlacement, _ builder: ViewTreeBuilder) {
    self.init(placement, builder.finish())
  }
}

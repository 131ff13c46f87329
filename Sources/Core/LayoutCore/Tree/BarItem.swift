/// The views of a `ToolbarItem` or `ToolbarItemGroup`.
public struct BarItem: Sendable {
  /// The placement in a bar.
  public var placement: BarItemPlacement
  /// The views, each of which is an item; with the custom alignments of the tree around.
  public var views: ViewTree

  /// Creates an item.
  public init(_ placement: BarItemPlacement, _ views: ViewTree) {
    self.placement = placement
    self.views = views
  }

  /// Creates an item from a builder, whose preferences are dropped.
  package init(_ placement: BarItemPlacement, _ builder: ViewTreeBuilder) {
    self.init(placement, builder.finish())
  }
}

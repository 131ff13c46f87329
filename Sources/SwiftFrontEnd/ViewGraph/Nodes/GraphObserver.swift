public import LayoutCore

/// Something that wants to know what an update has made of the views, or what is done to them.
@MainActor
public protocol GraphObserver: AnyObject {
  /// Called after views have been evaluated, before they are laid out.
  func didUpdate()

  /// Called after views have been laid out.
  func didLayOut(_ result: LayoutResult)

  /// Called before a finger or a reader uses a view, with its node.
  func willUse(_ node: GraphNode)
}

extension GraphObserver {
  /// Does nothing, unless the observer wants to know of updates.
  public func didUpdate() {}

  /// Does nothing, unless the observer wants to know of layouts.
  public func didLayOut(_ result: LayoutResult) {}

  /// Does nothing, unless the observer wants to know what is used.
  public func willUse(_ node: GraphNode) {}
}

public import LayoutCore

/// An observer of updates, layouts and input.
@MainActor
public protocol GraphObserver: AnyObject {
  /// Called after views have been evaluated, before they are laid out.
  func didUpdate()

  /// Called after views have been laid out.
  func didLayOut(_ result: LayoutResult)

  /// Called before a touch or request uses a view, with its node.
  func willUse(_ node: GraphNode)
}

extension GraphObserver {
  /// Does nothing by default.
  public func didUpdate() {}

  /// Does nothing by default.
  public func didLayOut(_ result: LayoutResult) {}

  /// Does nothing by default.
  public func willUse(_ node: GraphNode) {}
}

public import LayoutCore

/// A layout that is one of the containers.
public protocol _BuiltInLayout: Layout where Cache == _BuiltInLayoutCache {
  /// The engine's container.
  var container: any LayoutCore.BuiltInLayout { get }
}

/// The cache of a built-in layout that another layout calls.
public struct _BuiltInLayoutCache {
  var engine: LayoutCore.BuiltInLayoutCache
}

extension _BuiltInLayout {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
    _BuiltInLayoutCache(engine: container.makeCache(subviews: subviews.engine))
  }

  /// Returns the container's preferred distances to its neighbours.
  public func spacing(subviews: Subviews, cache: inout _BuiltInLayoutCache) -> ViewSpacing {
    ViewSpacing(container.spacing(subviews: subviews.engine, cache: &cache.engine))
  }

  /// The size that is answered to a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout _BuiltInLayoutCache
  ) -> CGSize {
    CGSize(
      container.sizeThatFits(
        proposal: proposal.engine,
        subviews: subviews.engine,
        cache: &cache.engine
      )
    )
  }

  /// Places the subviews, in points.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout _BuiltInLayoutCache
  ) {
    container.placeSubviews(
      in: bounds.engine,
      proposal: proposal.engine,
      subviews: subviews.engine,
      cache: &cache.engine
    )
  }
}

public import LayoutCore

/// A layout that is one of the containers.
public protocol _BuiltInLayout: Layout where Cache == _BuiltInLayoutCache {
  /// The engine's container.
  var container: any LayoutCore.BuiltInLayout { get }
}

/// What a container remembers when another layout calls it.
public struct _BuiltInLayoutCache {
  var engine: LayoutCore.BuiltInLayoutCache
}

extension _BuiltInLayout {
  public func makeCache(subviews: Subviews) -> _BuiltInLayoutCache {
    _BuiltInLayoutCache(engine: container.makeCache(subviews: subviews.engine))
  }

  public func spacing(subviews: Subviews, cache: inout _BuiltInLayoutCache) -> ViewSpacing {
    ViewSpacing(container.spacing(subviews: subviews.engine, cache: &cache.engine))
  }

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

/// One of SwiftUI's containers as a value of ``Layout``.
///
/// In a tree it is that container. Called by another layout it runs the very algorithm of the
/// container, on a small separate tree whose leaves are the subviews.
public protocol BuiltInLayout: Layout where Cache == BuiltInLayoutCache {
  /// The container.
  var container: ViewContent { get }
}

/// The cache of a ``BuiltInLayout``.
public struct BuiltInLayoutCache {
  fileprivate let engine: LayoutEngine
  fileprivate let subviews: LayoutSubviews

  fileprivate init(_ container: ViewContent, _ subviews: LayoutSubviews) {
    self.subviews = subviews
    engine = LayoutEngine(container, subviews)
  }
}

extension BuiltInLayout {
  /// Creates the small tree.
  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
    BuiltInLayoutCache(container, subviews)
  }

  /// The spacing of the container.
  public func spacing(subviews: Subviews, cache: inout BuiltInLayoutCache) -> ViewSpacing {
    engine(subviews, &cache).containerSpacing.read(in: subviews.layoutDirection)
  }

  /// The size of the container.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout BuiltInLayoutCache
  ) -> Size {
    engine(subviews, &cache).containerSize(Proposal(proposal))
  }

  /// Places the subviews as the container does.
  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout BuiltInLayoutCache
  ) {
    engine(subviews, &cache).placeContained(in: bounds, Proposal(proposal))
  }

  /// The guide of the container.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout BuiltInLayoutCache
  ) -> Double? {
    let value = engine(subviews, &cache).containerGuide(guide.key, at: Proposal(proposal))
    return value.map { $0 + bounds.minX }
  }

  /// The guide of the container.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout BuiltInLayoutCache
  ) -> Double? {
    let value = engine(subviews, &cache).containerGuide(guide.key, at: Proposal(proposal))
    return value.map { $0 + bounds.minY }
  }

  /// The engine for the subviews, which may be others than those of the cache.
  private func engine(_ subviews: Subviews, _ cache: inout BuiltInLayoutCache) -> LayoutEngine {
    if cache.subviews != subviews { cache = BuiltInLayoutCache(container, subviews) }
    return cache.engine
  }
}

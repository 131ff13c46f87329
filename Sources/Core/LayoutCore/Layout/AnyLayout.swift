/// A type-erased layout, so that one can be exchanged for another.
public struct AnyLayout: Layout, Equatable {
  /// The cache of the layout inside.
  public struct Cache {
    fileprivate var value: Any?
  }

  private let wrapped: ByIdentity<any Layout>
  /// The container of a built-in layout; nil for others.
  let builtIn: ViewContent?

  /// Wraps a layout; one that is wrapped already is not wrapped again.
  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout {
      self = layout
    } else {
      wrapped = ByIdentity(layout)
      builtIn = (layout as? any BuiltInLayout)?.container
    }
  }

  var base: any Layout { wrapped.value }

  /// The name of the layout's type.
  var typeName: String {
    (base as? any RenamedLayout)?.layoutName ?? String(describing: type(of: base))
  }

  /// The properties of the layout inside.
  var properties: LayoutProperties { type(of: base).layoutProperties }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { base.anyCache(subviews) }

  /// Updates the cache of the layout inside.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateAnyCache(&cache, subviews)
  }

  /// The spacing of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache)
  }

  /// The size of the layout inside.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Size {
    base.size(proposal, subviews, &cache)
  }

  /// Places the subviews as the layout inside does.
  public func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    base.guide(guide, bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    base.guide(guide, bounds, proposal, subviews, &cache)
  }
}

// The methods of a layout with a cache of any type.
extension Layout {
  fileprivate func anyCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews))
  }

  private func withCache<Result>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: Subviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    // Nothing else holds the cache while the layout changes it, so that nothing is copied.
    cache.value = nil
    defer { cache.value = own }
    return body(&own)
  }

  fileprivate func updateAnyCache(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    withCache(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    withCache(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> Size {
    withCache(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ bounds: Rect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment,
    _ bounds: Rect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> Double? {
    withCache(&cache, subviews) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment,
    _ bounds: Rect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> Double? {
    withCache(&cache, subviews) {
      explicitAlignment(
        of: guide,
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &$0
      )
    }
  }
}

/// A layout of a tree with its cache for an engine.
final class CustomLayout {
  let layout: AnyLayout
  /// The layout's spacing; nil until it has been asked for.
  var spacing: ViewSpacing?
  private var cache: AnyLayout.Cache?
  /// The layout of the scene for which the cache was made or updated.
  private var pass = 0
  /// The proposals sized since the cache was made or updated.
  private var sized: [Proposal] = []

  init(_ layout: AnyLayout) { self.layout = layout }

  /// A copy of the layout with a separate cache.
  func copy() -> CustomLayout {
    let copy = CustomLayout(layout)
    copy.spacing = spacing
    return copy
  }

  /// The size that the layout answers.
  func size(_ subviews: LayoutSubviews, pass: Int, _ proposal: Proposal) -> Size {
    let size = call(subviews, pass: pass) { layout, cache in
      layout.sizeThatFits(proposal: proposal.viewSize, subviews: subviews, cache: &cache)
    }
    if !isSized(proposal) { sized.append(proposal) }
    return size
  }

  /// Calls the layout for its size at a proposal unless the cache has seen it (L26.1): the size
  /// that the engine has cached may be older than the layout's cache, which it fills when it is
  /// called.
  func prepare(_ subviews: LayoutSubviews, pass: Int, for proposal: Proposal) {
    if self.pass == pass, isSized(proposal) { return }
    _ = size(subviews, pass: pass, proposal)
  }

  private func isSized(_ proposal: Proposal) -> Bool {
    sized.contains { $0.isIdentical(to: proposal) }
  }

  /// Calls the layout with its cache.
  func call<Result>(
    _ subviews: LayoutSubviews,
    pass: Int,
    _ body: (AnyLayout, inout AnyLayout.Cache) -> Result
  ) -> Result {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    let isNew = self.cache == nil
    let isOld = !isNew && self.pass > 0 && self.pass < pass
    if isOld { layout.updateCache(&cache, subviews: subviews) }
    if isNew || isOld { sized.removeAll(keepingCapacity: true) }
    self.pass = pass
    // The layout alone holds it, so that nothing is copied when it changes.
    self.cache = nil
    defer { self.cache = cache }
    return body(layout, &cache)
  }
}

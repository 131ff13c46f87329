/// A layout of a tree and what it remembers while an engine lays the tree out.
final class CustomLayout {
  let layout: AnyLayout
  /// What the layout said of its spacing; nil until it has been asked.
  var spacing: ViewSpacing?
  private var cache: AnyLayout.Cache?
  /// The layout of the scene for which the cache was made or brought up to date.
  private var pass = 0

  init(_ layout: AnyLayout) { self.layout = layout }

  /// The same layout with a cache of its own.
  func copy() -> CustomLayout {
    let copy = CustomLayout(layout)
    copy.spacing = spacing
    return copy
  }

  /// Calls the layout with its cache.
  func call<Result>(
    _ subviews: LayoutSubviews,
    pass: Int,
    _ body: (AnyLayout, inout AnyLayout.Cache) -> Result
  ) -> Result {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, self.pass > 0, self.pass < pass {
      layout.updateCache(&cache, subviews: subviews)
    }
    self.pass = pass
    // The layout alone holds it, so that nothing is copied when it changes.
    self.cache = nil
    defer { self.cache = cache }
    return body(layout, &cache)
  }
}

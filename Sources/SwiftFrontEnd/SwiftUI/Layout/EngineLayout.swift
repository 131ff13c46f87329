internal import LayoutCore

/// A layout of the user's as the engine calls it.
///
/// Safe to share although layouts need not be: the engine calls a layout from one thread at a time.
struct EngineLayout<Base: Layout>: LayoutCore.Layout, RenamedLayout, @unchecked Sendable {
  typealias Cache = Base.Cache

  let base: Base

  var layoutName: String { String(describing: Base.self) }

  static var layoutProperties: LayoutCore.LayoutProperties { Base.layoutProperties.engine }

  func makeCache(subviews: Subviews) -> Cache {
    base.makeCache(subviews: SwiftUI.LayoutSubviews(subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: SwiftUI.LayoutSubviews(subviews))
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> LayoutCore.ViewSpacing {
    base.spacing(subviews: SwiftUI.LayoutSubviews(subviews), cache: &cache).engine
  }

  func sizeThatFits(
    proposal: LayoutCore.ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Size {
    base.sizeThatFits(
      proposal: SwiftUI.ProposedViewSize(proposal),
      subviews: SwiftUI.LayoutSubviews(subviews),
      cache: &cache
    ).engine
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: LayoutCore.ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    base.placeSubviews(
      in: CGRect(bounds),
      proposal: SwiftUI.ProposedViewSize(proposal),
      subviews: SwiftUI.LayoutSubviews(subviews),
      cache: &cache
    )
  }

  func explicitAlignment(
    of guide: LayoutCore.HorizontalAlignment,
    in bounds: Rect,
    proposal: LayoutCore.ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    base.explicitAlignment(
      of: SwiftUI.HorizontalAlignment(guide),
      in: CGRect(bounds),
      proposal: SwiftUI.ProposedViewSize(proposal),
      subviews: SwiftUI.LayoutSubviews(subviews),
      cache: &cache
    ).map { Double($0) }
  }

  func explicitAlignment(
    of guide: LayoutCore.VerticalAlignment,
    in bounds: Rect,
    proposal: LayoutCore.ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    base.explicitAlignment(
      of: SwiftUI.VerticalAlignment(guide),
      in: CGRect(bounds),
      proposal: SwiftUI.ProposedViewSize(proposal),
      subviews: SwiftUI.LayoutSubviews(subviews),
      cache: &cache
    ).map { Double($0) }
  }
}

/// A layout that only places: the default rule for alignment guides asks it for the subviews'
/// positions.
///
/// Safe to share although layouts need not be: the engine calls a layout from one thread at a time.
struct PlacingLayout<Base: Layout>: LayoutCore.Layout, @unchecked Sendable {
  typealias Cache = Base.Cache

  let base: Base

  func makeCache(subviews: Subviews) -> Cache {
    base.makeCache(subviews: SwiftUI.LayoutSubviews(subviews))
  }

  func sizeThatFits(
    proposal: LayoutCore.ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Size {
    EngineLayout(base: base).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: LayoutCore.ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    EngineLayout(base: base)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout {
  /// The layout for the engine: the container itself, or one that calls it.
  var engineLayout: LayoutCore.AnyLayout {
    if let any = self as? AnyLayout { return any.wrapped }
    if let builtIn = self as? any _BuiltInLayout { return LayoutCore.AnyLayout(builtIn.container) }
    return LayoutCore.AnyLayout(EngineLayout(base: self))
  }

  /// The engine's standard rule for guides (L16.5).
  func defaultAlignment(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: Subviews,
    _ cache: inout Cache,
    _ rule: (
      PlacingLayout<Self>, Rect, LayoutCore.ProposedViewSize, LayoutCore.LayoutSubviews,
      inout Cache
    ) -> Double?
  ) -> CGFloat? {
    rule(PlacingLayout(base: self), bounds.engine, proposal.engine, subviews.engine, &cache)
      .map { CGFloat($0) }
  }
}

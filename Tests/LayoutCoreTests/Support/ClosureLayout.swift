import LayoutCore

/// A layout made of closures; by default 100 × 80, with its subviews left where they are.
struct ClosureLayout: Layout {
  typealias Size = LayoutCore.Size
  var size: @Sendable (ProposedViewSize, LayoutSubviews) -> Size = { _, _ in
    Size(width: 100, height: 80)
  }
  var place: @Sendable (Rect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> Size {
    size(proposal, subviews)
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    place(bounds, proposal, subviews)
  }
}

/// A layout that hands everything on to one of SwiftUI's own.
struct DelegatingLayout<Base: BuiltInLayout>: Layout {
  var base: Base

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Base.Cache
  ) -> Size {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Base.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Base.Cache
  ) -> Double? {
    base.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Base.Cache
  ) -> Double? {
    base.explicitAlignment(
      of: guide,
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}

extension Sample {
  static func layout(_ layout: some Layout, _ children: [Sample]) -> Sample {
    Sample(content: .layout(AnyLayout(layout)), children: children)
  }

  /// Places subviews by a closure in bounds of 100 × 80.
  static func placing(
    _ children: [Sample],
    _ place: @escaping @Sendable (Rect, ProposedViewSize, LayoutSubviews) -> Void
  ) -> Sample {
    layout(ClosureLayout(place: place), children)
  }
}

/// A custom container that arranges its subviews: SwiftUI's protocol of this name, with its
/// signatures (L26).
///
/// A type that is written for SwiftUI takes part in any tree as ``ViewContent/layout(_:)``:
///
/// ```swift
/// builder.open(.layout(AnyLayout(FlowLayout(spacing: 4))))
/// ```
///
/// All lengths are points. Positions are measured from the leading edge: a right-to-left layout is
/// mirrored as a whole afterwards (L26.6). The engine always passes bounds whose origin is zero; a
/// layout that also respects another origin works in SwiftUI as well.
public protocol Layout: Sendable {
  /// Data that a layout keeps between calls, as long as its subviews are the same.
  associatedtype Cache = Void

  /// The views that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache before the first of the other calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the engine lays its scene out anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred distances from the container's neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal, which may be nil, 0, infinite or any other length on
  /// either axis. NaN counts as 0.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Size

  /// Places the subviews in the bounds of the container.
  ///
  /// The last placement of a subview counts; one that is not placed is centred in the bounds, with
  /// the container's proposal (L26.2).
  func placeSubviews(
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The value that the container sets for a horizontal guide, in the coordinates of `bounds`; nil
  /// for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double?

  /// The value that the container sets for a vertical guide, in the coordinates of `bounds`; nil for
  /// the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double?
}

extension Layout {
  /// The default has no orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' spacing, at all edges (L15.7); zero without subviews (L26.3).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    if subviews.isEmpty { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The subviews' explicit values, combined as those of any container (L16.5).
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    subviews.combinedGuide(guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The subviews' explicit values, combined as those of any container (L16.5).
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: Rect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    subviews.combinedGuide(guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

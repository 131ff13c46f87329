/// The views that a ``Layout`` arranges, in the order in which they are written.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// Some of the views, with the same positions.
  public typealias SubSequence = LayoutSubviews

  /// The direction of the container, for layouts that depend on it.
  public let layoutDirection: LayoutDirection
  let host: LayoutHost
  let nodes: ArraySlice<Int>

  init(host: LayoutHost, nodes: ArraySlice<Int>, layoutDirection: LayoutDirection) {
    self.host = host
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { nodes.startIndex }
  /// The position behind the last view.
  public var endIndex: Int { nodes.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(host: host, node: nodes[index], direction: layoutDirection)
  }

  /// The views in a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { part(nodes[bounds]) }

  /// The views at some positions, in their order, numbered from 0.
  ///
  /// Ranges, which are sequences too, keep their positions.
  @_disfavoredOverload
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    part(indices.map { nodes[$0] }[...])
  }

  private func part(_ nodes: ArraySlice<Int>) -> LayoutSubviews {
    LayoutSubviews(host: host, nodes: nodes, layoutDirection: layoutDirection)
  }

  /// Whether two collections hold the same views.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.host === second.host && first.nodes == second.nodes
  }

  /// The merged explicit value of a guide once `place` has placed the views; nil if there is none.
  func combinedGuide(
    _ key: AlignmentKey,
    in bounds: Rect,
    _ proposal: ProposedViewSize,
    _ place: () -> Void
  ) -> Double? {
    guard let engine = host.engine else { return nil }
    // Guides that a container never passes on need no places (L16.5).
    if GuideMask.confinedToView.contains(key.mask) { return nil }
    engine.placeSubviews(nodes, in: bounds, Proposal(proposal), place)
    let value = engine.combinedGuide(key, ofPlaced: nodes)
    return value.isNaN ? nil : value
  }
}

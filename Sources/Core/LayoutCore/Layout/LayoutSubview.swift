/// A view as a proxy for the layout around it.
///
/// Its methods are for use within the methods of a ``Layout``; elsewhere they have no effect
/// (L26.4).
public struct LayoutSubview: Equatable {
  let host: LayoutHost
  let node: Int
  private let direction: LayoutDirection

  init(host: LayoutHost, node: Int, direction: LayoutDirection) {
    self.host = host
    self.node = node
    self.direction = direction
  }

  /// The priority of the view by `layoutPriority(_:)`; 0 without.
  public var priority: Double { host.engine?.nodes[node].priority ?? 0 }

  /// The preferred distances from the view's neighbours.
  public var spacing: ViewSpacing {
    guard let engine = host.engine else { return .none }
    return engine.tree.table.spacings[Int(engine.nodes[node].spacing)].read(in: direction)
  }

  /// The value of the view's own `layoutValue(key:value:)`; of several modifiers the innermost
  /// counts, as with other traits of views (L14.5).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let values = host.engine?.tree.layoutValues[Int32(node)] ?? []
    let value = values.first { $0.key == ObjectIdentifier(key) }?.value.value
    return value as? Key.Value ?? Key.defaultValue
  }

  /// The size that the view answers to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let proposal = Proposal(proposal)
    return host.engine?.size(node, proposal.width, proposal.height) ?? .zero
  }

  /// The size that the view answers to a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let source = host.engine.map { engine in
      GuideSource(engine: engine, node: node, size: size, proposal: Proposal(proposal))
    }
    return ViewDimensions(size: size, source: source)
  }

  /// Places the view, within ``Layout/placeSubviews(in:proposal:subviews:cache:)``.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in points in the coordinates of the layout's bounds,
  ///     from the leading edge. A coordinate that is not finite counts as 0.
  ///   - anchor: The point of the view at the position.
  ///   - proposal: The proposal to the view, whose answer is its size.
  public func place(
    at position: Point,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    host.engine?.place(node, at: position, anchor: anchor, Proposal(proposal))
  }

  /// Whether two values are proxies for the same view.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.host === second.host && first.node == second.node
  }
}

/// The engine of subviews, which may outlive it, in the cache of a layout.
final class LayoutHost {
  private(set) weak var engine: LayoutEngine?

  init(_ engine: LayoutEngine) { self.engine = engine }
}

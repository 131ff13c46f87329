internal import LayoutCore
public import ViewGraph

/// The position of a scroll view's content, and the view or offset to scroll to (V10.18).
///
/// The ids are immutable values.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// The view, edge or offset to scroll to.
  enum Target: Equatable {
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case view(AnyHashable, UnitPoint?)
  }

  /// The last target that the program set; nil if the user has scrolled since.
  var target: Target?
  /// The first visible view.
  var viewID: AnyHashable?
  /// `true` if the user has scrolled.
  public internal(set) var isPositionedByUser = false

  /// The edge to scroll to.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point of the content to scroll to.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal offset to scroll to.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
  /// The vertical offset to scroll to.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
  /// The id of the view that is shown.
  public var viewIdentifier: AnyHashable? { viewID }

  /// Creates a position for views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor)
  }

  /// Creates a position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position at a point, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    target = .offset(x: point.x, y: point.y)
  }

  /// Creates a position at an offset, in points.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = Never.self,
    x: CGFloat,
    y: CGFloat
  ) {
    target = .offset(x: x, y: y)
  }

  /// Shows an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

  /// Scrolls to an offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  /// Scrolls to the view of an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  /// Returns the id of the first visible view, or of the one to scroll to.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  private mutating func go(to target: Target) {
    self.target = target
    isPositionedByUser = false
    if case .view(let id, _) = target { viewID = id } else { viewID = nil }
  }
}

extension View {
  /// Binds the position of the scroll view inside: scrolls to the value that is set, and follows
  /// the user's scrolling (V10.18).
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { modifier(_ScrollPositionModifier(position: position, anchor: anchor)) }

  /// Binds the id of the view in a `scrollTargetLayout` that the scroll view inside shows first
  /// (V10.18).
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View { modifier(_ScrollIDModifier(id: id, anchor: anchor)) }

  /// Makes the views inside scroll targets, by their ids.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled))
  }

  /// Makes the view a scroll target, by its id.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled))
  }
}

/// The role of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The point that stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The alignment of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// Binds the position of the scroll view inside.
public struct _ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension _ScrollPositionModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let watcher = node.remember { ScrollWatcher(node) }
    let wanted = node.reading { position.wrappedValue }
    watcher.onScroll = { id in
      var moved = ScrollPosition()
      moved.isPositionedByUser = true
      moved.viewID = id
      position.wrappedValue = moved
    }
    guard watcher.isNew(wanted.target) else { return }
    switch wanted.target {
    case nil: break
    case .view(let id, let own): node.scroll(to: .view(id), anchor: (own ?? anchor)?.enginePoint)
    case .offset(let x, let y):
      node.scroll(to: .position(x: x.map { Double($0) }, y: y.map { Double($0) }), anchor: nil)
    case .edge(let edge):
      switch edge {
      case .top: node.scroll(to: .position(x: nil, y: 0), anchor: nil)
      case .bottom: node.scroll(to: .position(x: nil, y: .infinity), anchor: nil)
      case .leading: node.scroll(to: .position(x: 0, y: nil), anchor: nil)
      case .trailing: node.scroll(to: .position(x: .infinity, y: nil), anchor: nil)
      }
    }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollWatcher).map { node.graph.observe($0) }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollWatcher).map { node.graph.stopObserving($0) }
  }
}

/// Binds the id of the scroll view's first visible view.
public struct _ScrollIDModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension _ScrollIDModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let watcher = node.remember { ScrollWatcher(node) }
    let wanted = node.reading { id.wrappedValue }
    watcher.onScroll = { shown in
      let shown = shown?.base as? ID
      watcher.know(shown.map { .view(AnyHashable($0), nil) })
      id.wrappedValue = shown
    }
    let target = wanted.map { ScrollPosition.Target.view(AnyHashable($0), nil) }
    if watcher.isNew(target), let wanted {
      node.scroll(to: .view(AnyHashable(wanted)), anchor: anchor?.enginePoint)
    }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollWatcher).map { node.graph.observe($0) }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollWatcher).map { node.graph.stopObserving($0) }
  }
}

/// Makes a view a scroll target.
public struct _ScrollTargetModifier {
  let isEnabled: Bool
}

extension _ScrollTargetModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.memory = isEnabled ? ScrollTargets() : nil
    node.updateChildren(node.inputs, base)
  }
}

/// Marks the views inside as scroll targets.
private final class ScrollTargets {}

/// Observes the user's scrolling.
private final class ScrollWatcher: GraphObserver {
  private weak var node: GraphNode?
  private var known: ScrollPosition.Target?
  /// Called with the id of the first visible view.
  var onScroll: (AnyHashable?) -> Void = { _ in }

  init(_ node: GraphNode) { self.node = node }

  /// Returns whether the program sets another target than before.
  func isNew(_ target: ScrollPosition.Target?) -> Bool {
    if target == known { return false }
    known = target
    return true
  }

  /// Records a target that the program knows already.
  func know(_ target: ScrollPosition.Target?) { known = target }

  func didLayOut(_ result: LayoutResult) {
    guard let scrolling = node?.scrollingNode, scrolling.isScrolledByReader else { return }
    scrolling.isScrolledByReader = false
    onScroll(scrolling.firstSeen(in: result))
  }
}

extension GraphNode {
  /// Returns the id of the first visible target; nil without targets.
  fileprivate func firstSeen(in result: LayoutResult) -> AnyHashable? {
    guard let edge = geometry(in: result)?.frame(in: .global) else { return nil }
    return scrollTargets.first { target in
      guard let frame = target.geometry(in: result)?.frame(in: .global) else { return false }
      return frame.maxX > edge.minX && frame.maxY > edge.minY
    }
    .flatMap { if case .id(let value) = $0.key { value.base } else { nil } }
  }

  /// The views with ids that are targets of scrolling.
  var scrollTargets: [GraphNode] {
    if memory is ScrollTargets { return identified }
    return children.flatMap(\.scrollTargets)
  }

  /// The outermost views inside with ids.
  private var identified: [GraphNode] {
    children.flatMap { child in
      if case .id = child.key { [child] } else { child.identified }
    }
  }
}

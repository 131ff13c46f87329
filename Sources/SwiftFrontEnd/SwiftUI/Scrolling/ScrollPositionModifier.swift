internal import LayoutCore
public import ViewGraph

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

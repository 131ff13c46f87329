internal import LayoutCore
public import ViewGraph

/// A modifier that runs an action when something about the scroll view inside is another value
/// (V10.21).
public struct _ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension _ScrollGeometryModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let watcher = node.remember { ScrollGeometryWatcher<Value>(node) }
    (watcher.transform, watcher.action) = (transform, action)
  }

  /// Begins once the node is there.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollGeometryWatcher<Value>).map { node.graph.observe($0) }
  }

  /// Ends what the node has begun.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollGeometryWatcher<Value>).map { node.graph.stopObserving($0) }
  }
}

/// Compares what scrolling has come to with what it was.
private final class ScrollGeometryWatcher<Value: Equatable>: GraphObserver {
  private weak var node: GraphNode?
  private var last: Value?
  private var limit = ReactionLimit()
  var transform: ((ScrollGeometry) -> Value)?
  var action: (Value, Value) -> Void = { _, _ in }

  init(_ node: GraphNode) { self.node = node }

  func didLayOut(_ result: LayoutResult) {
    guard let node, let transform, let geometry = node.scrollingNode?.scrollGeometry(in: result)
    else { return }
    let value = transform(ScrollGeometry(geometry))
    guard value != last else { return }
    let old = last ?? value
    last = value
    guard limit.mayReact(in: node.graph, "'onScrollGeometryChange'") else { return }
    node.graph.afterLayout { [action] in action(old, value) }
  }
}

/// A modifier that runs an action when enough of the view is seen of what scrolls around it.
public struct _ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension _ScrollVisibilityModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let watcher = node.remember { ScrollVisibilityWatcher(node) }
    (watcher.threshold, watcher.action) = (threshold, action)
  }

  /// Begins once the node is there.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollVisibilityWatcher).map { node.graph.observe($0) }
  }

  /// Ends what the node has begun.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollVisibilityWatcher).map { node.graph.stopObserving($0) }
  }
}

/// Learns whether enough of a view is seen.
private final class ScrollVisibilityWatcher: GraphObserver {
  private weak var node: GraphNode?
  private var isSeen = false
  private var limit = ReactionLimit()
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }

  init(_ node: GraphNode) { self.node = node }

  func didLayOut(_ result: LayoutResult) {
    guard let node, let share = node.shareInSight(in: result) else { return }
    let isSeen = share > 0 && share >= threshold
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    guard limit.mayReact(in: node.graph, "'onScrollVisibilityChange'") else { return }
    node.graph.afterLayout { [action] in action(isSeen) }
  }
}

extension ScrollGeometry {
  /// At rest the content lies behind its insets, which the offset counts from.
  fileprivate init(_ engine: LayoutCore.ScrollGeometry) {
    let insets = engine.contentInsets
    self.init(
      contentOffset: CGPoint(
        x: engine.position.x - insets.leading,
        y: engine.position.y - insets.top
      ),
      contentSize: CGSize(engine.contentSize),
      contentInsets: EdgeInsets(
        top: insets.top,
        leading: insets.leading,
        bottom: insets.bottom,
        trailing: insets.trailing
      ),
      containerSize: CGSize(engine.frame.size)
    )
  }
}

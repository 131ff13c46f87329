internal import LayoutCore
public import ViewGraph

/// A modifier that runs an action when other targets of scrolling are seen.
public struct _ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension _ScrollTargetVisibilityModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let watcher = node.remember { ScrollTargetVisibilityWatcher<ID>(node) }
    (watcher.threshold, watcher.action) = (threshold, action)
  }

  /// Begins once the node is there.
  public func _didEnter(_ node: GraphNode) {
    (node.memory as? ScrollTargetVisibilityWatcher<ID>).map { node.graph.observe($0) }
  }

  /// Ends what the node has begun.
  public func _willLeave(_ node: GraphNode) {
    (node.memory as? ScrollTargetVisibilityWatcher<ID>).map { node.graph.stopObserving($0) }
  }
}

/// Learns which targets are seen.
private final class ScrollTargetVisibilityWatcher<ID: Hashable>: GraphObserver {
  private weak var node: GraphNode?
  private var seen: [ID]?
  private var limit = ReactionLimit()
  var threshold = 0.5
  var action: ([ID]) -> Void = { _ in }

  init(_ node: GraphNode) { self.node = node }

  func didLayOut(_ result: LayoutResult) {
    guard let node else { return }
    let now = node.scrollTargets.compactMap { target -> ID? in
      guard case .id(let key) = target.key, let id = key.base as? ID else { return nil }
      guard let share = target.shareInSight(in: result) else { return nil }
      return share > 0 && share >= threshold ? id : nil
    }
    guard now != seen else { return }
    seen = now
    guard limit.mayReact(in: node.graph, "'onScrollTargetVisibilityChange'") else { return }
    node.graph.afterLayout { [action] in action(now) }
  }
}

extension View {
  /// Does something when other views of a `scrollTargetLayout` are seen, in their order (V10.21).
  ///
  /// - Parameters:
  ///   - idType: The type of their ids.
  ///   - threshold: How much of a view has to be seen, from 0 to 1.
  ///   - action: Gets the ids of those that are.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_ScrollTargetVisibilityModifier<ID>(threshold: threshold, action: action))
  }
}

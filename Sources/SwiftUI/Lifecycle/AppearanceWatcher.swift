internal import LayoutCore
internal import ViewGraph

/// Knows which views a modifier has, and says when they come and go.
@MainActor
final class AppearanceWatcher: GraphObserver {
  /// What follows from that.
  struct Actions {
    let appear: @MainActor (GraphNode) -> Void
    let disappear: @MainActor (GraphNode, AppearanceWatcher) -> Void

    init(
      appear: @escaping @MainActor () -> Void,
      disappear: @escaping @MainActor (GraphNode, AppearanceWatcher) -> Void
    ) {
      self.appear = { _ in appear() }
      self.disappear = disappear
    }

    init(
      appear: @escaping @MainActor (GraphNode) -> Void,
      disappear: @escaping @MainActor (GraphNode) -> Void
    ) {
      self.appear = appear
      self.disappear = { view, _ in disappear(view) }
    }
  }

  private unowned let node: GraphNode
  private var views: [GraphNode] = []
  /// What follows when a view comes or goes.
  var actions: Actions?

  /// Creates one that knows no views yet.
  init(watching node: GraphNode) { self.node = node }

  /// That of a modifier's node.
  static func of(_ node: GraphNode) -> AppearanceWatcher {
    if let known = node.memory as? AppearanceWatcher { return known }
    let made = AppearanceWatcher(watching: node)
    node.memory = made
    return made
  }

  /// The views have come.
  func begin() {
    node.graph.observe(self)
    compare()
  }

  /// All of them go.
  func end() {
    node.graph.stopObserving(self)
    let gone = views
    views = []
    for view in gone { actions?.disappear(view, self) }
  }

  func didUpdate() { compare() }

  // Some views are made while the screen is laid out.
  func didLayOut(_ result: LayoutResult) { compare() }

  private func compare() {
    let now = node.views
    if now.count == views.count, zip(now, views).allSatisfy({ $0 === $1 }) { return }
    let (old, new) = (ids(of: views), ids(of: now))
    let gone = views.filter { !new.contains(ObjectIdentifier($0)) }
    views = now
    for view in now where !old.contains(ObjectIdentifier(view)) { actions?.appear(view) }
    for view in gone { actions?.disappear(view, self) }
  }

  private func ids(of views: [GraphNode]) -> Set<ObjectIdentifier> {
    Set(views.map { ObjectIdentifier($0) })
  }

  /// When a view that goes is gone: at once if it has no transition, else after those that come
  /// have appeared (V1.6).
  func departure(of view: GraphNode) -> ActionPhase {
    var around: GraphNode? = node
    while let current = around {
      if let transition = current.memory as? TransitionMemory {
        return transition.leavesAtOnce ? .removal : .disappearance
      }
      around = current.parent.flatMap { $0.isContainer ? nil : $0 }
    }
    // What stands before in the source says it as well (V5.10).
    var inside = view.parent
    while let current = inside, current !== node {
      if let transition = current.memory as? TransitionMemory {
        return transition.leavesAtOnce ? .removal : .disappearance
      }
      inside = current.parent
    }
    return .disappearance
  }
}

extension GraphNode {
  /// Whether the views inside are no views of the container around.
  fileprivate var isContainer: Bool {
    switch output {
    case .inPlace, .content(.modifier), .content(.group), .content(.forEach): false
    case .content: true
    }
  }
}

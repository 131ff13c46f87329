internal import LayoutCore
internal import ViewGraph

/// Knows which views a modifier has, and says when they come and go.
@MainActor
final class AppearanceWatcher: GraphObserver {
  /// What follows from that.
  struct Actions {
    let appear: @MainActor (GraphNode) -> Void
    let disappear: @MainActor (GraphNode, AppearanceWatcher) -> Void
    /// What follows when one view takes the place of another as the only one, which is neither.
    let replace: @MainActor (GraphNode, GraphNode) -> Void

    init(
      appear: @escaping @MainActor () -> Void,
      disappear: @escaping @MainActor (GraphNode, AppearanceWatcher) -> Void
    ) {
      self.appear = { _ in appear() }
      self.disappear = disappear
      replace = { _, _ in }
    }

    init(
      appear: @escaping @MainActor (GraphNode) -> Void,
      disappear: @escaping @MainActor (GraphNode) -> Void,
      replace: @escaping @MainActor (GraphNode, GraphNode) -> Void
    ) {
      self.appear = appear
      self.disappear = { view, _ in disappear(view) }
      self.replace = replace
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
    if let old = views.first, let new = now.first, views.count == 1, now.count == 1,
      node.isAloneInItsPlace
    {
      views = now
      actions?.replace(old, new)
      return
    }
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
  /// Whether the node stands where there is one view, not a list of them: at the top of a screen, of what is
  /// presented or lies behind, or of what a stack of navigation or a scroll view shows (V1.10).
  ///
  /// A modifier there has one place, whatever view is in it.
  fileprivate var isAloneInItsPlace: Bool {
    var inside = self
    while let around = inside.parent {
      if around is LayerNode { return true }
      switch around.output {
      case .content(.modifier):
        // Besides the place of its view a modifier has those of views that it brings along.
        if case .slot(let number) = inside.key, number > 0 { return true }
      case .inPlace, .content(.group):
        if around.children.contains(where: { $0 !== inside && $0.viewCount > 0 }) { return false }
      case .content(.scrollView), .content(.geometryReader),
        .content(.control(.navigationStack)), .content(.control(.navigationSplitView)):
        return true
      case .content: return false
      }
      inside = around
    }
    return true
  }

  /// Whether the views inside are no views of the container around.
  fileprivate var isContainer: Bool {
    switch output {
    case .inPlace, .content(.modifier), .content(.group), .content(.forEach): false
    case .content: true
    }
  }
}

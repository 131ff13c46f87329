internal import LayoutCore
public import ViewGraph

/// Runs actions as views appear and disappear, for each view that the modified one is to its
/// container (V1.10, V7.1–V7.4).
public struct _AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    let actions = self
    AppearanceWatcher.of(node).actions = .init {
      guard let appear = actions.appear else { return }
      node.graph.afterLayout(.appearance, erasures: node.erasures, appear)
    } disappear: { phase in
      if let disappear = actions.disappear { node.graph.afterLayout(phase, disappear) }
    }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) { AppearanceWatcher.of(node).begin() }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) { AppearanceWatcher.of(node).end() }
}

extension View {
  /// Adds an action that runs before the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(appear: action))
  }

  /// Adds an action that runs after the view has disappeared.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceModifier(disappear: action))
  }
}

/// Tracks the views of a modifier, and calls its handlers as they appear and disappear.
@MainActor
final class AppearanceWatcher: GraphObserver {
  /// The handlers of views that appear and disappear.
  struct Actions {
    let appear: @MainActor (GraphNode) -> Void
    let disappear: @MainActor (GraphNode, ActionPhase) -> Void
    /// Called when one view replaces another, which neither appears nor disappears.
    let replace: @MainActor (GraphNode, GraphNode) -> Void

    init(
      appear: @escaping @MainActor () -> Void,
      disappear: @escaping @MainActor (ActionPhase) -> Void
    ) {
      self.appear = { _ in appear() }
      self.disappear = { _, phase in disappear(phase) }
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
  private var views: [WatchedView] = []
  /// The handlers; nil for none.
  var actions: Actions?

  /// Creates a watcher without views.
  init(watching node: GraphNode) { self.node = node }

  /// Returns the watcher of a modifier's node.
  static func of(_ node: GraphNode) -> AppearanceWatcher {
    if let known = node.memory as? AppearanceWatcher { return known }
    let made = AppearanceWatcher(watching: node)
    node.memory = made
    return made
  }

  /// Begins to track the views.
  func begin() {
    node.graph.observe(self)
    node.graph.arrive { [weak self] in self?.compareIfThere() }
  }

  /// Ends tracking; all views disappear.
  func end() {
    node.graph.stopObserving(self)
    let gone = views
    views = []
    for view in gone { actions?.disappear(view.node, departure(of: view)) }
  }

  func didUpdate() { compare() }

  // Views such as lazy rows are made during layout.
  func didLayOut(_ result: LayoutResult) { compare() }

  private func compareIfThere() {
    if !node.isRemoved { compare() }
  }

  private func compare() {
    // Views that a container has but does not show have not appeared (V7.7).
    let nodes = node.views.filter(\.isShown)
    if nodes.count == views.count, zip(nodes, views).allSatisfy({ $0 === $1.node }) { return }
    let now = nodes.map { WatchedView($0, inside: node) }
    if let old = views.first, let new = nodes.first, views.count == 1, nodes.count == 1,
      node.isAloneInItsPlace
    {
      views = now
      actions?.replace(old.node, new)
      return
    }
    let (old, new) = (ids(of: views), ids(of: now))
    var gone = views.filter { !new.contains(ObjectIdentifier($0.node)) }
    views = now
    for view in now where !old.contains(ObjectIdentifier(view.node)) {
      // Another id inside is another view there, and the same one out here (V1.5).
      if let index = gone.firstIndex(where: { $0.isSucceeded(by: view) }) {
        actions?.replace(gone.remove(at: index).node, view.node)
      } else {
        actions?.appear(view.node)
      }
    }
    for view in gone { actions?.disappear(view.node, departure(of: view)) }
  }

  private func ids(of views: [WatchedView]) -> Set<ObjectIdentifier> {
    Set(views.map { ObjectIdentifier($0.node) })
  }

  /// Returns the phase in which a removed view disappears: at once without a transition, else after
  /// new views have appeared (V1.6).
  private func departure(of view: WatchedView) -> ActionPhase {
    var around: GraphNode? = node
    while let current = around {
      if let transition = current.memory as? TransitionMemory {
        return transition.leavesAtOnce ? .removal : .disappearance
      }
      around = current.parent.flatMap { $0.isContainer ? nil : $0 }
    }
    return view.transition?.leavesAtOnce == true ? .removal : .disappearance
  }
}

/// A view of a modifier, with its path and transition as they were: once it has left, it cannot be
/// asked for them.
@MainActor
private struct WatchedView {
  let node: GraphNode
  /// The transition inside the modifier, which comes before it in source order (V5.10).
  private(set) var transition: TransitionMemory?
  /// The keys on the path from the modifier, without those of `id(_:)`.
  private var place: [ChildKey] = []
  private var isIdentified = false

  init(_ node: GraphNode, inside modifier: GraphNode) {
    self.node = node
    var next = node
    while next !== modifier, let around = next.parent {
      if around.memory is StatedIdentity { isIdentified = true } else { place.append(next.key) }
      if around !== modifier, transition == nil { transition = around.memory as? TransitionMemory }
      next = around
    }
  }

  /// Returns whether another view is at the same place under another id.
  func isSucceeded(by other: WatchedView) -> Bool { isIdentified && place == other.place }
}

extension GraphNode {
  /// `true` if the node's place has one view, not a list: at the top of a screen, of a presentation
  /// or a background, or of a navigation stack's or a scroll view's content (V1.10).
  ///
  /// A modifier there has one place, whatever view is in it.
  fileprivate var isAloneInItsPlace: Bool {
    var inside = self
    while let around = inside.parent {
      if around is LayerNode { return true }
      switch around.output {
      case .content(.modifier):
        // A modifier has slots for the views that it adds, besides its content's.
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

import AnimationCore
import LayoutCore

/// The views of a screen being inserted, and those removed and still presented (T6.1 – T6.3).
@MainActor
final class ViewTransitions {
  private var states: [ViewTransitionState] = []
  /// The transitions by inserted or removed nodes.
  private var byNode: [ObjectIdentifier: ViewTransitionState] = [:]
  private unowned let graph: ViewGraph
  /// The presented frames of views that were inserted again since the last layout.
  private(set) var returning: [FrameAnimations.Key: Rect] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  var isEmpty: Bool { states.isEmpty }

  private var animations: ActiveAnimations { graph.animations }

  // MARK: Insertion and removal

  /// Handles an inserted child.
  func enter(_ child: GraphNode) {
    guard let elements = elements(of: child) else { return }
    let state = ViewTransitionState(child, elements, isLeaving: false)
    for transition in state.transitions {
      transition.enter(.willAppear)
      transition.enter(.identity)
    }
    fade(state, by: 1)
    add(state)
  }

  private func add(_ state: ViewTransitionState) {
    states.append(state)
    byNode[ObjectIdentifier(state.node)] = state
  }

  private func remove(_ ended: [ViewTransitionState]) {
    let ids = Set(ended.map { ObjectIdentifier($0) })
    states.removeAll { ids.contains(ObjectIdentifier($0)) }
    for state in ended { byNode[ObjectIdentifier(state.node)] = nil }
  }

  /// Handles a removed child; false if it disappears at once.
  func leave(_ child: GraphNode) -> Bool {
    guard !child.inputs.isApart, let elements = elements(of: child), !elements.isEmpty else {
      return false
    }
    let coming = byNode[ObjectIdentifier(child)]
    let state = coming ?? ViewTransitionState(child, elements, isLeaving: true)
    state.isLeaving = true
    for transition in state.transitions {
      if coming == nil { transition.enter(.identity) }
      transition.enter(.didDisappear)
    }
    fade(state, by: -1)
    if state.transitions.contains(where: \.laysOut), let course = animations.course(for: child) {
      state.layOut(course, at: graph.clock.time)
      animations.noteBegin(course, 1.0, in: child.transaction) { [weak state] in
        state?.endOfLayout
      }
    }
    guard !state.hasEnded(animations, at: graph.clock.time) else {
      if coming != nil { remove([state]) }
      return false
    }
    if coming == nil { add(state) }
    child.setFrozen(true)
    return true
  }

  /// Handles a child that is inserted again during its removal (T6.2).
  func comeBack(_ child: GraphNode) {
    child.setFrozen(false)
    guard let state = byNode[ObjectIdentifier(child)] else { return }
    returning.merge(state.comeBack(at: graph.clock.time)) { $1 }
    for transition in state.transitions { transition.enter(.identity) }
    fade(state, by: 1)
  }

  /// The views of an inserted or removed child, with their transitions; nil if it has none.
  private func elements(of child: GraphNode) -> [ViewTransitionState.Element]? {
    guard graph.clock.animates else { return nil }
    let elements = child.views.map { view in
      ViewTransitionState.Element(
        node: view,
        transition: transition(of: view, in: child)
      )
    }
    let isAnimated = animations.course(for: child) != nil
    let moving = elements.filter { element in
      guard let transition = element.transition else { return isAnimated }
      return !transition.isIdentity && (isAnimated || transition.hasOwnAnimation)
    }
    return moving.isEmpty ? nil : moving
  }

  /// The transition of a view of a child; of several modifiers the outermost counts.
  private func transition(of view: GraphNode, in child: GraphNode) -> (any ViewTransition)? {
    var transition = view.trait(ViewTransitionTrait.key)
    var node = view.parent
    while let current = node, current !== child.parent {
      transition = current.ownTrait(ViewTransitionTrait.key) ?? transition
      node = current.parent
    }
    return transition as? any ViewTransition
  }

  private func fade(_ state: ViewTransitionState, by change: Double) {
    for index in state.elements.indices where state.elements[index].transition == nil {
      let node = state.elements[index].node
      guard let course = animations.course(for: node) else { continue }
      state.elements[index].fade(by: change, course, at: graph.clock.time)
      animations.noteBegin(course, change, in: node.transaction) { [weak state] in
        state?.elements[index].endOfFading()
      }
    }
  }

  // MARK: Presentation

  /// Keeps the layout of views that have just been removed.
  func capture(_ layout: IncrementalLayout) {
    let new = states.filter { $0.isLeaving && $0.last == nil }
    guard !new.isEmpty else { return }
    let last = ViewTransitionState.LastLayout(layout.layout())
    var roots = last.result.views(of: new.flatMap { $0.elements.map(\.node) })[...]
    for state in new {
      state.capture(last, roots: Array(roots.prefix(state.elements.count)))
      roots = roots.dropFirst(state.elements.count)
      state.noteWays(in: layout)
    }
  }

  /// Adds the effects on inserted views, and the removed views.
  func add(to values: inout MotionValues, of result: LayoutResult) {
    addEffects(to: &values, of: result)
    let leaving = states.filter(\.isLeaving)
    if leaving.isEmpty { return }
    let layouts = RemovedViewLayouts(leaving, animations, at: graph.clock.time)
    /// The last layout of the removed views, by container.
    var lasts: [Int: ViewTransitionState.LastLayout] = [:]
    for state in leaving {
      guard let result = layouts.result(of: state) else { continue }
      let container = container(of: state.node)
      let views = LeavingViews(result, views: state.roots.flatMap(\.self))
      // Views that were removed together are drawn together.
      if lasts[container] === state.last, let count = values.leaving[container]?.count,
        values.leaving[container]?[count - 1].zIndex == views.zIndex
      {
        values.leaving[container]?[count - 1].views += views.views
      } else {
        values.leaving[container, default: []].append(views)
      }
      lasts[container] = state.last
    }
  }

  /// Adds the effects on inserted views.
  private func addEffects(to values: inout MotionValues, of result: LayoutResult) {
    var nodes: [GraphNode] = []
    var effects: [[ModifierContent]] = []
    for state in states where !state.isLeaving {
      for index in state.elements.indices {
        let own = state.effects(of: index, animations, at: graph.clock.time)
        if own.isEmpty { continue }
        nodes.append(state.elements[index].node)
        effects.append(own)
      }
    }
    if nodes.isEmpty { return }
    for (views, own) in zip(result.views(of: nodes), effects) {
      for view in views { values.effects[view] = own }
    }
  }

  // MARK: Hit testing

  /// The layout in which a removed view is presented; nil for other views.
  func leavingLayout(of node: GraphNode) -> LayoutResult? {
    var next: GraphNode? = node
    while let current = next {
      if let state = byNode[ObjectIdentifier(current)], state.isLeaving {
        let leaving = states.filter(\.isLeaving)
        return RemovedViewLayouts(leaving, animations, at: graph.clock.time).result(of: state)
      }
      next = current.parent
    }
    return nil
  }

  /// The node of the removed view with an id that is still presented; nil if there is none.
  func leavingNode(called id: String) -> GraphNode? {
    for state in states where state.isLeaving {
      guard let result = state.last?.result, let view = result.view(withID: id),
        let owner = result.ownersOfView(view).first, let node = graph.node(owner),
        node.isFrozen, node.isInside(state.node)
      else { continue }
      return node
    }
    return nil
  }

  /// Whether an inserted or removed view is invisible (T9.8).
  func hides(_ node: GraphNode) -> Bool {
    byNode[ObjectIdentifier(node)]?.isInvisible(animations, at: graph.clock.time) ?? false
  }

  /// The position of the container that a child was in; −1 for the scene.
  private func container(of child: GraphNode) -> Int {
    var node = child.parent
    while let current = node {
      if current.position >= 0, case .content(let content) = current.output, content.role == .view {
        return Int(current.position)
      }
      node = current.parent
    }
    return -1
  }

  // MARK: Time

  /// The end of the next removal.
  var nextEnd: Double? { states.filter(\.isLeaving).map { $0.end(animations) }.min() }

  /// Ends transitions whose animations have ended, and drops removed views.
  func prune(at time: Double) {
    returning = [:]
    let ended = states.filter { $0.node.isRemoved || $0.hasEnded(animations, at: time) }
    guard !ended.isEmpty else { return }
    remove(ended)
    let gone = ended.filter { $0.isLeaving && !$0.node.isRemoved }.map(\.node)
    let ids = Set(gone.map { ObjectIdentifier($0) })
    var known: Set<ObjectIdentifier> = []
    for parent in gone.compactMap(\.parent) where known.insert(ObjectIdentifier(parent)).inserted {
      parent.leavingChildren.removeAll { ids.contains(ObjectIdentifier($0)) }
    }
    for node in gone where !node.isRemoved { node.leave() }
  }
}

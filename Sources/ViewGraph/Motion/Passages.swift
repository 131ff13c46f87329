import AnimationCore
import LayoutCore
import MotionRules

/// The views of a screen that come, and those that have left and are still seen (T6.1 – T6.3).
@MainActor
final class Passages {
  private var passages: [Passage] = []
  private unowned let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  var isEmpty: Bool { passages.isEmpty }

  private var motions: Motions { graph.motions }

  // MARK: Coming and going

  /// Takes note of a child that has come.
  func enter(_ child: GraphNode) {
    guard let elements = elements(of: child) else { return }
    let passage = Passage(child, elements, isLeaving: false)
    for transition in passage.transitions {
      transition.enter(.willAppear)
      transition.enter(.identity)
    }
    fade(passage, by: 1)
    passages.append(passage)
  }

  /// Takes note of a child that leaves; false if it is gone at once.
  func leave(_ child: GraphNode) -> Bool {
    guard !child.inputs.isApart, let elements = elements(of: child), !elements.isEmpty else {
      return false
    }
    let coming = passages.firstIndex { $0.node === child }
    let passage = coming.map { passages[$0] } ?? Passage(child, elements, isLeaving: true)
    passage.isLeaving = true
    for transition in passage.transitions {
      if coming == nil { transition.enter(.identity) }
      transition.enter(.didDisappear)
    }
    fade(passage, by: -1)
    guard !passage.hasEnded(motions, at: graph.clock.time) else {
      passages.removeAll { $0 === passage }
      return false
    }
    if coming == nil { passages.append(passage) }
    child.setFrozen(true)
    return true
  }

  /// Takes note of a child that comes back while it leaves (T6.2).
  func comeBack(_ child: GraphNode) {
    child.setFrozen(false)
    guard let passage = passages.first(where: { $0.node === child }) else { return }
    passage.comeBack()
    for transition in passage.transitions { transition.enter(.identity) }
    fade(passage, by: 1)
  }

  /// The views of a child that has come or leaves, and how they do; nil if at once.
  private func elements(of child: GraphNode) -> [Passage.Element]? {
    guard graph.clock.animates else { return nil }
    let elements = child.views.map { view in
      Passage.Element(
        node: view,
        transition: transition(of: view, in: child)
      )
    }
    let isAnimated = motions.course(for: child) != nil
    let moving = elements.filter { element in
      guard let transition = element.transition else { return isAnimated }
      return !transition.isIdentity && (isAnimated || transition.hasOwnAnimation)
    }
    return moving.isEmpty ? nil : moving
  }

  /// What a view of a child says of coming and going; of several modifiers the outermost counts.
  private func transition(of view: GraphNode, in child: GraphNode) -> (any ViewTransition)? {
    var transition = view.trait(ViewTransitionTrait.key)
    var node = view.parent
    while let current = node, current !== child.parent {
      transition = current.ownTrait(ViewTransitionTrait.key) ?? transition
      node = current.parent
    }
    return transition as? any ViewTransition
  }

  private func fade(_ passage: Passage, by change: Double) {
    for index in passage.elements.indices where passage.elements[index].transition == nil {
      fade(&passage.elements[index], by: change)
    }
  }

  private func fade(_ element: inout Passage.Element, by change: Double) {
    guard let course = motions.course(for: element.node) else { return }
    let time = graph.clock.time
    if element.fade != nil {
      element.fade?.change(by: change, course: course, at: time)
    } else {
      element.fade = Animator(change, course: course, start: time)
    }
    motions.noteBegin(course, change, in: element.node.transaction)
  }

  // MARK: What is shown

  /// Keeps the layout that views which have just left are in.
  func capture(_ layout: IncrementalLayout) {
    let isNew = passages.contains { $0.isLeaving && $0.last == nil }
    guard isNew else { return }
    let result = layout.layout()
    for passage in passages { passage.capture(result) }
  }

  /// What is done to views that come, and those that have left.
  func add(to values: inout MotionValues, of result: LayoutResult) {
    for passage in passages {
      guard passage.isLeaving else {
        passage.addEffects(to: &values, of: result, motions)
        continue
      }
      guard let views = passage.leavingViews(motions) else { continue }
      values.leaving[container(of: passage.node), default: []].append(views)
    }
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

  /// When the next of those that have left is gone.
  var nextEnd: Double? { passages.filter(\.isLeaving).map { $0.end(motions) }.min() }

  /// Ends what is there, and lets go of what has left.
  func prune(at time: Double) {
    let ended = passages.filter { $0.node.isRemoved || $0.hasEnded(motions, at: time) }
    guard !ended.isEmpty else { return }
    passages.removeAll { passage in ended.contains { $0 === passage } }
    for passage in ended where passage.isLeaving && !passage.node.isRemoved {
      passage.node.parent?.leavingChildren.removeAll { $0 === passage.node }
      passage.node.leave()
    }
  }
}

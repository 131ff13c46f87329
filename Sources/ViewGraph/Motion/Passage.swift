import AnimationCore
import LayoutCore
import MotionRules

/// Views that come, or have left and are still seen (T6.1).
@MainActor
final class Passage {
  /// One of the views, and what is done to it.
  struct Element {
    let node: GraphNode
    /// How it comes and goes; nil for by fading.
    let transition: (any ViewTransition)?
    /// Its opacity on its way, less that which it has.
    var fade: Animator<Double>?
  }

  /// What has come or left.
  let node: GraphNode
  var elements: [Element]
  /// Whether the views have left.
  var isLeaving: Bool
  /// The layout that they were in last; nil until it is about to change.
  private(set) var last: LayoutResult?
  /// The views of each element in that layout.
  private var roots: [[Int]] = []

  init(_ node: GraphNode, _ elements: [Element], isLeaving: Bool) {
    self.node = node
    self.elements = elements
    self.isLeaving = isLeaving
  }

  /// The transitions of the views, each once.
  var transitions: [any ViewTransition] {
    var known: Set<ObjectIdentifier> = []
    return elements.compactMap(\.transition).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Keeps the layout that the views are in, which is about to change.
  func capture(_ result: LayoutResult) {
    guard isLeaving, last == nil else { return }
    last = result
    roots = elements.map { result.views(of: $0.node) }
  }

  /// The views have come back.
  func comeBack() {
    isLeaving = false
    last = nil
    roots = []
  }

  /// What is done to an element, the outermost first.
  private func effects(of index: Int, _ motions: Motions, at time: Double) -> [ModifierContent] {
    let element = elements[index]
    if let transition = element.transition {
      return transition.effects.compactMap { node in
        guard case .modifier(let modifier) = motions.shownContent(of: node) else { return nil }
        return modifier
      }
    }
    guard let behind = elements[index].fade?.displacement(at: time) else { return [] }
    return [.opacity((isLeaving ? 0 : 1) + behind)]
  }

  /// What is done to the views that come.
  func addEffects(to values: inout MotionValues, of result: LayoutResult, _ motions: Motions) {
    let time = node.graph.clock.time
    for index in elements.indices {
      let effects = effects(of: index, motions, at: time)
      if effects.isEmpty { continue }
      for view in result.views(of: elements[index].node) { values.effects[view] = effects }
    }
  }

  /// The views that have left, as they are still seen.
  func leavingViews(_ motions: Motions) -> LeavingViews? {
    guard let last else { return nil }
    var values = MotionValues()
    let time = node.graph.clock.time
    for index in elements.indices {
      let effects = effects(of: index, motions, at: time)
      for view in roots[index] { values.effects[view] = effects }
    }
    motions.addContents(to: &values) { other in
      guard other.isFrozen, other.isInside(self.node), other.position >= 0 else { return nil }
      return Int(other.position)
    }
    let matched = motions.matched.shown(at: time)
    if !matched.isEmpty {
      let parts = MovingParts(last)
      for (nodes, frame) in matched {
        for node in nodes where node.isFrozen && node.isInside(self.node) {
          values.show(node, in: frame, of: parts, last)
        }
      }
    }
    return LeavingViews(last.moving(values), views: roots.flatMap(\.self))
  }

  /// Whether nothing moves any more.
  func hasEnded(_ motions: Motions, at time: Double) -> Bool {
    for index in elements.indices where elements[index].fade?.displacement(at: time) != nil {
      return false
    }
    return !elements.contains { element in
      element.transition?.effects.contains { motions.isMoving($0) } ?? false
    }
  }

  /// When it ends, by the screen's clock.
  func end(_ motions: Motions) -> Double {
    elements.map { element in
      let ends = element.transition?.effects.compactMap { motions.end(of: $0) } ?? []
      return max(ends.max() ?? 0, element.fade?.end ?? 0)
    }.max() ?? 0
  }
}

extension GraphNode {
  /// Whether the node is another one, or inside of it.
  final func isInside(_ other: GraphNode) -> Bool {
    var node: GraphNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The numbers of the node and of all inside.
  final var numbersInside: Set<Int32> {
    var numbers: Set<Int32> = []
    var nodes = [self]
    while let next = nodes.popLast() {
      numbers.insert(next.number)
      nodes += next.children
    }
    return numbers
  }

  /// Stops or begins again to follow what the views inside depend on.
  final func setFrozen(_ isFrozen: Bool) {
    self.isFrozen = isFrozen
    for child in children { child.setFrozen(isFrozen) }
  }
}

extension LayoutResult {
  /// The outermost views that a node and those inside of it have made, by their indices.
  @MainActor
  fileprivate func views(of node: GraphNode) -> [Int] {
    let owners = node.numbersInside
    var isInside: [Bool] = []
    var views: [Int] = []
    for view in self.views {
      let isOwn = ownersOfView(view).contains { owners.contains($0) }
      let isDeeper = view.parent.map { isInside[$0] } ?? false
      isInside.append(isOwn || isDeeper)
      if isOwn, !isDeeper { views.append(view.index) }
    }
    return views
  }
}

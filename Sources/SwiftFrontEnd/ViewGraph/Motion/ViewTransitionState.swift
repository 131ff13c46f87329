import AnimationCore
import LayoutCore

/// Views being inserted, or removed and still presented (T6.1).
@MainActor
final class ViewTransitionState {
  /// One of the views, with its effects.
  struct Element {
    let node: GraphNode
    /// The transition; nil for opacity.
    let transition: (any ViewTransition)?
    /// The animation of its opacity, less the final one.
    private(set) var fade: Animator<Double>?
    /// The end of that, once it has been queried.
    private var fadeEnd: Double?

    init(node: GraphNode, transition: (any ViewTransition)?) {
      self.node = node
      self.transition = transition
    }

    /// Starts a fade, or retargets it.
    mutating func fade(by change: Double, _ course: ResolvedAnimation, at time: Double) {
      fadeEnd = nil
      if fade != nil {
        fade?.change(by: change, course: course, at: time)
      } else {
        fade = Animator(change, course: course, start: time)
      }
    }

    /// The displacement of the opacity; nil once the fade has ended.
    mutating func fadeDisplacement(at time: Double) -> Double? { fade?.displacement(at: time) }

    /// The end of the fade, by the screen's clock.
    mutating func endOfFading() -> Double {
      let end = fadeEnd ?? fade?.end ?? 0
      fadeEnd = end
      return end
    }
  }

  /// The last layout of removed views, which those that were removed together share.
  final class LastLayout {
    let result: LayoutResult

    init(_ result: LayoutResult) { self.result = result }
  }

  /// The inserted or removed node.
  let node: GraphNode
  var elements: [Element]
  /// Whether the views were removed.
  var isLeaving: Bool
  /// The layout that they were in last; nil until it is about to change.
  private(set) var last: LastLayout?
  /// The views of each element in that layout.
  private(set) var roots: [[Int]] = []
  /// The displacement from the transition's final layout; nil if it does not change the layout.
  private var relayout: Animator<Double>?
  /// The interpolations of drawn parts towards it.
  private(set) var ways: [LayoutInterpolation] = []

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

  /// Keeps the layout of the views, which is about to change.
  ///
  /// - Parameter roots: The views of each element in it.
  func capture(_ last: LastLayout, roots: [[Int]]) {
    self.last = last
    self.roots = roots
  }

  /// Starts the animation to the transition's final layout (T6.7).
  func layOut(_ course: ResolvedAnimation, at time: Double) {
    relayout = Animator(1, course: course, start: time)
  }

  /// Derives the interpolations, if the layout inside changes.
  func noteWays(in layout: IncrementalLayout) {
    guard relayout != nil, let last else { return }
    ways = LayoutInterpolation.all(of: self, from: last.result, layout)
  }

  /// The animated frames of drawn parts on the way to the transition's final layout, by node.
  func frames(at time: Double) -> [(node: Int, frame: Rect)] {
    guard let behind = relayout?.displacement(at: time) else {
      return ways.map { ($0.node, $0.end) }
    }
    return ways.map { ($0.node, $0.frame(1 + behind)) }
  }

  /// Handles that the views were inserted again.
  ///
  /// - Returns: The presented frames of their drawn parts in the scene, by identity.
  func comeBack(at time: Double) -> [FrameAnimations.Key: Rect] {
    var seen: [FrameAnimations.Key: Rect] = [:]
    if let last {
      let parts = MovingParts(last.result)
      let (owners, graph) = (node.numbersInside, node.graph)
      let moved = Dictionary(frames(at: time).map { ($0.node, $0.frame) }) { first, _ in first }
      FrameAnimations.forEachPart(of: parts) {
        graph.node($0)?.identity
      } _: { key, part in
        if owners.contains(part.owner) { seen[key] = moved[part.node] ?? part.rect(in: parts) }
      }
    }
    (relayout, ways) = (nil, [])
    isLeaving = false
    last = nil
    roots = []
    return seen
  }

  /// The effects on an element, the outermost first.
  func effects(of index: Int, _ animations: ActiveAnimations, at time: Double) -> [ModifierContent]
  {
    if let transition = elements[index].transition {
      return transition.effects.compactMap { node in
        guard case .modifier(let modifier) = animations.shownContent(of: node) else { return nil }
        return modifier
      }
    }
    guard let behind = elements[index].fadeDisplacement(at: time) else { return [] }
    return [.opacity((isLeaving ? 0 : 1) + behind)]
  }

  /// Whether all of the views are invisible (T9.8).
  func isInvisible(_ animations: ActiveAnimations, at time: Double) -> Bool {
    elements.indices.allSatisfy { index in
      effects(of: index, animations, at: time).contains { effect in
        if case .opacity(let opacity) = effect { opacity <= 0 } else { false }
      }
    }
  }

  /// Whether all animations have ended.
  func hasEnded(_ animations: ActiveAnimations, at time: Double) -> Bool {
    if relayout?.displacement(at: time) != nil { return false }
    for index in elements.indices where elements[index].fadeDisplacement(at: time) != nil {
      return false
    }
    return !elements.contains { element in
      element.transition?.effects.contains { animations.isMoving($0) } ?? false
    }
  }

  /// The end, by the screen's clock.
  func end(_ animations: ActiveAnimations) -> Double {
    max(relayout?.end ?? 0, endOfEffects(animations))
  }

  /// The end of the layout's animation, by the screen's clock; nil if there is none.
  var endOfLayout: Double? { relayout?.end }

  private func endOfEffects(_ animations: ActiveAnimations) -> Double {
    elements.indices.map { index in
      let ends = elements[index].transition?.effects.compactMap { animations.end(of: $0) } ?? []
      return max(ends.max() ?? 0, elements[index].endOfFading())
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
    forEachInside { numbers.insert($0.number) }
    return numbers
  }

  /// Calls a body for the node and all inside.
  package final func forEachInside(_ body: (GraphNode) -> Void) {
    var nodes = [self]
    while let next = nodes.popLast() {
      body(next)
      nodes += next.children
    }
  }

  /// Stops or resumes following the state on which the views inside depend.
  final func setFrozen(_ isFrozen: Bool) {
    self.isFrozen = isFrozen
    for child in children { child.setFrozen(isFrozen) }
  }
}

extension LayoutResult {
  /// The outermost views that each of some nodes and those inside of it have made, by their indices.
  @MainActor
  func views(of nodes: [GraphNode]) -> [[Int]] {
    var places: [Int32: [Int]] = [:]
    for (place, node) in nodes.enumerated() {
      node.forEachInside { places[$0.number, default: []].append(place) }
    }
    var found = [[Int]](repeating: [], count: nodes.count)
    /// The index of the node that each view is in.
    var inside: [[Int]] = []
    for view in views {
      var around = view.parent.map { inside[$0] } ?? []
      for owner in ownersOfView(view) {
        for place in places[owner] ?? [] where !around.contains(place) {
          around.append(place)
          found[place].append(view.index)
        }
      }
      inside.append(around)
    }
    return found
  }
}

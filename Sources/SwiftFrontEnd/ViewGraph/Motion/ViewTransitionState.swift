import AnimationCore
import LayoutCore
import MotionRules

/// Views that come, or have left and are still seen (T6.1).
@MainActor
final class ViewTransitionState {
  /// One of the views, and what is done to it.
  struct Element {
    let node: GraphNode
    /// How it comes and goes; nil for by fading.
    let transition: (any ViewTransition)?
    /// Its opacity on its way, less that which it has.
    private(set) var fade: Animator<Double>?
    /// When that is there, once somebody has asked.
    private var fadeEnd: Double?

    init(node: GraphNode, transition: (any ViewTransition)?) {
      self.node = node
      self.transition = transition
    }

    /// Begins to fade, or changes how.
    mutating func fade(by change: Double, _ course: ResolvedAnimation, at time: Double) {
      fadeEnd = nil
      if fade != nil {
        fade?.change(by: change, course: course, at: time)
      } else {
        fade = Animator(change, course: course, start: time)
      }
    }

    /// How far the opacity is from that which it has; nil if it is there.
    mutating func fadeDisplacement(at time: Double) -> Double? { fade?.displacement(at: time) }

    /// When it has faded, by the screen's clock.
    mutating func endOfFading() -> Double {
      let end = fadeEnd ?? fade?.end ?? 0
      fadeEnd = end
      return end
    }
  }

  /// A layout that views which have left were in last, which those that left together share.
  final class LastLayout {
    let result: LayoutResult

    init(_ result: LayoutResult) { self.result = result }
  }

  /// What has come or left.
  let node: GraphNode
  var elements: [Element]
  /// Whether the views have left.
  var isLeaving: Bool
  /// The layout that they were in last; nil until it is about to change.
  private(set) var last: LastLayout?
  /// The views of each element in that layout.
  private(set) var roots: [[Int]] = []
  /// How far the layout inside is from that which the transition ends in; nil where it has no say.
  private var relayout: Animator<Double>?
  /// Where what is drawn goes by that.
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

  /// Keeps the layout that the views are in, which is about to change.
  ///
  /// - Parameter roots: The views of each element in it.
  func capture(_ last: LastLayout, roots: [[Int]]) {
    self.last = last
    self.roots = roots
  }

  /// Begins to move to the layout that the transition ends in (T6.7).
  func layOut(_ course: ResolvedAnimation, at time: Double) {
    relayout = Animator(1, course: course, start: time)
  }

  /// Notes where what is drawn goes, if the layout inside changes.
  func noteWays(in layout: IncrementalLayout) {
    guard relayout != nil, let last else { return }
    ways = LayoutInterpolation.all(of: self, from: last.result, layout)
  }

  /// Where what is drawn is on its way to the layout that the transition ends in, by its nodes there.
  func frames(at time: Double) -> [(node: Int, frame: Rect)] {
    guard let behind = relayout?.displacement(at: time) else {
      return ways.map { ($0.node, $0.end) }
    }
    return ways.map { ($0.node, $0.frame(1 + behind)) }
  }

  /// The views have come back.
  ///
  /// - Returns: Where what they draw was seen in the scene, by what tells it from others.
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

  /// What is done to an element, the outermost first.
  func effects(of index: Int, _ motions: ActiveAnimations, at time: Double) -> [ModifierContent] {
    if let transition = elements[index].transition {
      return transition.effects.compactMap { node in
        guard case .modifier(let modifier) = motions.shownContent(of: node) else { return nil }
        return modifier
      }
    }
    guard let behind = elements[index].fadeDisplacement(at: time) else { return [] }
    return [.opacity((isLeaving ? 0 : 1) + behind)]
  }

  /// Whether nothing is to be seen of any of the views (T9.8).
  func isInvisible(_ motions: ActiveAnimations, at time: Double) -> Bool {
    elements.indices.allSatisfy { index in
      effects(of: index, motions, at: time).contains { effect in
        if case .opacity(let opacity) = effect { opacity <= 0 } else { false }
      }
    }
  }

  /// Whether nothing moves any more.
  func hasEnded(_ motions: ActiveAnimations, at time: Double) -> Bool {
    if relayout?.displacement(at: time) != nil { return false }
    for index in elements.indices where elements[index].fadeDisplacement(at: time) != nil {
      return false
    }
    return !elements.contains { element in
      element.transition?.effects.contains { motions.isMoving($0) } ?? false
    }
  }

  /// When it ends, by the screen's clock.
  func end(_ motions: ActiveAnimations) -> Double {
    max(relayout?.end ?? 0, endOfEffects(motions))
  }

  /// When the layout is that which the transition ends in, by the screen's clock; nil if it is.
  var endOfLayout: Double? { relayout?.end }

  private func endOfEffects(_ motions: ActiveAnimations) -> Double {
    elements.indices.map { index in
      let ends = elements[index].transition?.effects.compactMap { motions.end(of: $0) } ?? []
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

  /// Goes through the node and all inside.
  final func forEachInside(_ body: (GraphNode) -> Void) {
    var nodes = [self]
    while let next = nodes.popLast() {
      body(next)
      nodes += next.children
    }
  }

  /// Stops or begins again to follow what the views inside depend on.
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
    /// In which of the nodes each view is.
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

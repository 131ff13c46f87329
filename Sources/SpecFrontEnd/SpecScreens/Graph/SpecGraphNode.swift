import AnimationCore
package import LayoutCore
import SpecFormat
import ViewGraph

/// A node of a tree that persists when another tree replaces it.
class SpecGraphNode: GraphNode {
  unowned let screen: SpecGraphScreen
  private var scopes: [Scope] = []
  private var transition: SpecViewTransition?
  private var round: PhaseRound?
  /// The inputs from the nodes around it, without its own transaction scopes.
  private var outerInputs: GraphInputs
  /// The position in the tree that it is made for; nil once it has taken its content.
  private var first: Int?
  /// The symbol of a canvas that it is in; nil for the screen itself.
  private var symbol: TreeSymbol?
  /// The position in the tree of its symbol, or of the screen.
  private(set) var place = -1
  private var follower: GeometryFollower?
  /// The symbols of a canvas.
  private var symbols: [TreeSymbol] = []
  /// The state that its user has set on a control, and the one in the spec at that time.
  var keptState: (given: Control.State, own: Control.State)?

  /// A place at which updates get another transaction.
  private struct Scope {
    let scope: TransactionScope
    var value: String?
  }

  init(
    _ screen: SpecGraphScreen,
    at place: Int?,
    in symbol: TreeSymbol?,
    key: ChildKey,
    parent: GraphNode?,
    inputs: GraphInputs
  ) {
    self.screen = screen
    first = place
    self.symbol = symbol
    outerInputs = inputs
    super.init(key: key, parent: parent, graph: screen.graph, inputs: inputs)
  }

  override var typeName: String { "Tree" }

  /// Evaluates the whole tree: it can only be read as a whole.
  override func evaluate() {
    if let place = first {
      first = nil
      return take(place, in: symbol, outerInputs)
    }
    screen.evaluate()
  }

  override func refresh(_ inputs: GraphInputs) { outerInputs = inputs }

  override var isControlDisabled: Bool { isDisabled }

  override func setState(_ state: Control.State) -> Bool? { keepState(state) }

  override func willLeave() {
    transition?.leave()
    follower?.end()
  }

  /// Takes over the content at a position of a tree.
  func take(_ place: Int, in symbol: TreeSymbol?, _ inputs: GraphInputs) {
    isDirty = false
    (self.place, self.symbol) = (place, symbol)
    outerInputs = inputs
    if symbol == nil {
      position = Int32(place)
      screen.own(place, self)
    }
    let note = screen.note(at: place, in: symbol)
    self.inputs = inputs
    self.inputs.transactionScope = scope(of: note)
    if let fades = note?.fadesContent { self.inputs.environment.fadesContent = fades }
    if let value = note?.transition {
      let transition = transition ?? SpecViewTransition(self)
      transition.value = value
      self.transition = transition
    }
    if let phases = note?.phases { take(phases) }
    var content = screen.content(at: place, in: symbol)
    if let matched = note?.matched { content = follow(matched) ?? content }
    if symbol == nil { content = answerUsers(note, content) }
    if case .proxied = content {
      if symbol == nil { screen.noteDependent(self) }
    } else {
      setOutput(.content(content))
    }
    if case .canvas(_, let drawing?) = content, let notes = note?.symbols, !notes.isEmpty {
      return take(zip(drawing.value.symbols, notes).map { TreeSymbol($0.tree, notes: $1) })
    }
    updateChildren(childInputs(content)) {
      screen.append(childrenOf: place, content, in: symbol, to: &$0)
    }
  }

  /// Joins a shared frame; returns the content that moves it there, if it is elsewhere.
  private func follow(_ part: NodeAnnotations.Matched) -> ViewContent? {
    let isNew = follower == nil
    let follower = follower ?? GeometryFollower(self)
    self.follower = follower
    follower.join(
      MatchedGeometry.Key(id: part.name, namespace: 0),
      MatchedGeometry.Member(
        node: self,
        isSource: part.isSource,
        anchor: part.anchor,
        matchesPosition: part.matchesPosition,
        matchesSize: part.matchesSize
      )
    )
    if isNew { follower.begin() }
    guard let layout = follower.layout else { return nil }
    screen.setContent(.layout(layout), at: place)
    return .layout(layout)
  }

  // MARK: Canvases

  /// Takes over the symbols of a canvas, whose views are no part of the screen.
  private func take(_ symbols: [TreeSymbol]) {
    self.symbols = symbols
    if symbol == nil { screen.noteCanvas(self) }
    var inner = inputs
    inner.isApart = true
    updateChildren(inner) { cursor in
      for (number, symbol) in symbols.enumerated() {
        cursor.slot(number) { screen.append(childrenOf: nil, nil, in: symbol, to: &$0) }
      }
    }
  }

  /// The canvas with the presented values of its symbols; nil if none is animated (T10.12).
  var shownCanvas: ViewContent? {
    guard case .content(.canvas(let name, let made?)) = output else { return nil }
    var (drawing, isMoving) = (made.value, false)
    for (number, root) in children.enumerated() where drawing.symbols.indices.contains(number) {
      root.forEachInside { node in
        guard let node = node as? SpecGraphNode, node.symbol === symbols[number],
          let content = node.shownContent
        else { return }
        drawing.symbols[number].tree.setContent(content, at: node.place)
        isMoving = true
      }
    }
    return isMoving ? .canvas(name, drawing) : nil
  }

  /// The presented content during an animation; nil without one.
  private var shownContent: ViewContent? {
    if !symbols.isEmpty { return shownCanvas }
    return graph.animations.isMoving(self) ? graph.animations.shownContent(of: self) : nil
  }

  /// The inputs of the views inside.
  private func childInputs(_ content: ViewContent) -> GraphInputs {
    guard case .modifier(.environment(let change)) = content else { return inputs }
    var inner = inputs
    var environment = inner.environment.engine
    change.apply(to: &environment)
    inner.environment.engine = environment
    return inner
  }

  /// The transaction scope of the node: that around it, changed by the annotations.
  private func scope(of note: NodeAnnotations?) -> TransactionScope? {
    var outer = outerInputs.transactionScope
    let rules = note?.transactions ?? []
    if scopes.count != rules.count {
      scopes = rules.map { rule in
        let scope = TransactionScope(in: graph, around: outer)
        outer = scope
        return Scope(scope: scope, value: rule.value)
      }
    }
    for (index, rule) in rules.enumerated() {
      let isOther = scopes[index].value != rule.value
      // A look at the tree while nothing happens does not note values (T8.9).
      if !screen.isLooking { scopes[index].value = rule.value }
      if rule.value == nil || (isOther && !screen.isLooking) {
        scopes[index].scope.change(always: rule.value == nil) { rule.apply(to: &$0) }
      }
    }
    return scopes.last?.scope ?? outer
  }

  private func take(_ phases: NodeAnnotations.Phases) {
    let round = round ?? PhaseRound(self)
    self.round = round
    screen.remember(phases.name, round)
    if screen.isLooking { return }
    round.prepare(phases.count, trigger: phases.trigger) { index in
      phases.animations.indices.contains(index) ? phases.animations[index] : nil
    }
  }

  override func didEnter() { round?.begin() }

  override func ownTrait(_ key: ObjectIdentifier) -> Any? {
    key == ViewTransitionTrait.key ? transition : nil
  }
}

/// A symbol of a canvas, whose views are no part of the screen.
final class TreeSymbol {
  let tree: ViewTree
  /// The annotations of its nodes, by their positions.
  let notes: [Int: NodeAnnotations]

  init(_ tree: ViewTree, notes: [Int: NodeAnnotations]) {
    (self.tree, self.notes) = (tree, notes)
  }
}

/// The node of a whole tree.
final class TreeRoot: SpecGraphNode {
  /// Takes over the content of another tree.
  func takeRoots(_ inputs: GraphInputs) {
    isDirty = false
    self.inputs = inputs
    updateChildren(inputs) { screen.append(childrenOf: nil, nil, in: nil, to: &$0) }
  }
}

extension GraphEnvironment {
  private enum EngineKey {}
  private enum FadeKey {}

  /// Whether changed content of a text or picture crossfades (T1.16), for front ends that have no
  /// other values.
  package var fadesContent: Bool {
    get { self[ObjectIdentifier(FadeKey.self)] as? Bool ?? false }
    set { self[ObjectIdentifier(FadeKey.self)] = newValue }
  }

  /// The engine's values, for front ends that have no others.
  package var engine: EnvironmentValues {
    get { self[ObjectIdentifier(EngineKey.self)] as? EnvironmentValues ?? EnvironmentValues() }
    set { self[ObjectIdentifier(EngineKey.self)] = newValue }
  }
}

import AnimationCore
package import LayoutCore
import MotionRules

/// A node of a tree that stays when another tree takes its place.
class TreeNode: GraphNode {
  unowned let screen: TreeScreen
  private var scopes: [Scope] = []
  private var transition: TreeTransition?
  private var round: PhaseRound?
  /// What the node gets from those around, without what it says of transactions itself.
  private var outerInputs: GraphInputs
  /// Where it is in the tree that it is made for; nil once it has taken that.
  private var first: Int?

  /// A place at which updates get another transaction.
  private struct Scope {
    let scope: TransactionScope
    var value: String?
  }

  init(
    _ screen: TreeScreen,
    at place: Int?,
    key: ChildKey,
    parent: GraphNode?,
    inputs: GraphInputs
  ) {
    self.screen = screen
    first = place
    outerInputs = inputs
    super.init(key: key, parent: parent, graph: screen.graph, inputs: inputs)
  }

  override var typeName: String { "Tree" }

  /// Only all of a tree can be evaluated, for which it is read anew.
  override func evaluate() {
    if let place = first {
      first = nil
      return take(place, outerInputs)
    }
    screen.evaluate()
  }

  override func refresh(_ inputs: GraphInputs) { outerInputs = inputs }

  override func willLeave() { transition?.leave() }

  /// Becomes what a tree has at a position.
  func take(_ place: Int, _ inputs: GraphInputs) {
    isDirty = false
    position = Int32(place)
    outerInputs = inputs
    screen.own(place, self)
    let note = screen.note(at: place)
    self.inputs = inputs
    self.inputs.transactionScope = scope(of: note)
    if let value = note?.transition {
      let transition = transition ?? TreeTransition(self)
      transition.value = value
      self.transition = transition
    }
    if let phases = note?.phases { take(phases) }
    let content = screen.content(at: place)
    if case .proxied = content {
      screen.noteDependent(self)
    } else {
      setOutput(.content(content))
    }
    updateChildren(childInputs(content)) { screen.append(childrenOf: place, content, to: &$0) }
  }

  /// What the views inside get.
  private func childInputs(_ content: ViewContent) -> GraphInputs {
    guard case .modifier(.environment(let change)) = content else { return inputs }
    var inner = inputs
    var environment = inner.environment.engine
    change.apply(to: &environment)
    inner.environment.engine = environment
    return inner
  }

  /// The transaction of the node: that of the places around, changed by what the note says.
  private func scope(of note: TreeNote?) -> TransactionScope? {
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
      // Who looks only while nothing happens takes no note of what it sees (T8.9).
      if !screen.isLooking { scopes[index].value = rule.value }
      if rule.value == nil || (isOther && !screen.isLooking) {
        scopes[index].scope.change(always: rule.value == nil) { rule.apply(to: &$0) }
      }
    }
    return scopes.last?.scope ?? outer
  }

  private func take(_ phases: TreeNote.Phases) {
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

/// The node of a whole tree.
final class TreeRoot: TreeNode {
  /// Becomes what another tree has.
  func takeRoots(_ inputs: GraphInputs) {
    isDirty = false
    self.inputs = inputs
    updateChildren(inputs) { screen.append(childrenOf: nil, nil, to: &$0) }
  }
}

extension GraphEnvironment {
  private enum EngineKey {}

  /// The engine's values, for front ends that have no others.
  package var engine: EnvironmentValues {
    get { self[ObjectIdentifier(EngineKey.self)] as? EnvironmentValues ?? EnvironmentValues() }
    set { self[ObjectIdentifier(EngineKey.self)] = newValue }
  }
}

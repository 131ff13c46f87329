internal import MotionRules
public import ViewGraph

/// How a view comes and goes (T6.1).
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let memory = node.remember { TransitionMemory(node) }
    memory.transition = transition
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      memory.append(to: &cursor)
    }
  }

  /// What the view says to the container around it.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ViewTransitionTrait.key ? node.memory as? TransitionMemory : nil
  }
}

/// What the transition of a view is, and how far it is.
@MainActor
final class TransitionMemory {
  private unowned let node: GraphNode
  var transition = AnyTransition.identity
  /// The phase of what is done to the view; nil as long as nothing is.
  private var phase: TransitionPhase?

  init(_ node: GraphNode) { self.node = node }

  /// How the view comes and goes by the settings of its reader (T6.8).
  private var effective: AnyTransition {
    let environment = EnvironmentValues(node.inputs.environment)
    return environment.accessibilityReduceMotion && transition.hasMotion ? .opacity : transition
  }

  /// Adds what is done to the view, once something is.
  func append(to cursor: inout ChildCursor) {
    guard let phase else { return }
    let body = effective.apply(_TransitionContent(), phase)
    cursor.layer(0, inputs) { appendAny(body, to: &$0) }
  }

  /// What the views that say what is done get: they are no part of the screen.
  private var inputs: GraphInputs {
    var inputs = node.inputs
    inputs.isApart = true
    return inputs
  }
}

extension TransitionMemory: ViewTransition {
  /// Whether the view comes and goes at once.
  var isIdentity: Bool { transition.isIdentity }

  /// Whether the view goes at once, however it comes (V1.6).
  var leavesAtOnce: Bool { transition.leavesAtOnce }

  /// Whether it moves even if nothing around it does (T6.6).
  var hasOwnAnimation: Bool { transition.hasOwnAnimation }

  /// Brings what is done to the view into a phase.
  func enter(_ phase: PassagePhase) {
    let phase = TransitionPhase(phase)
    self.phase = phase
    guard let layer = node.layer(0) else { return node.evaluate() }
    let body = effective.apply(_TransitionContent(), phase)
    layer.updateChildren(inputs) { appendAny(body, to: &$0) }
  }

  /// The nodes of what is done to the view, the outermost first.
  var effects: [GraphNode] {
    var effects: [GraphNode] = []
    var next = node.layer(0)?.children.first
    while let current = next {
      if case .content(.modifier) = current.output { effects.append(current) }
      next = current.children.first { !($0 is LayerNode) }
    }
    return effects
  }
}

extension View {
  /// How the view comes and goes (V7.11).
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// How the view comes and goes (V7.11).
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}

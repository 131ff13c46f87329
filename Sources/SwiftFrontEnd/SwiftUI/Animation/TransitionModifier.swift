internal import LayoutCore
public import ViewGraph

/// Sets the transition of a view (T6.1).
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let memory = node.remember { TransitionMemory(node) }
    memory.transition = transition
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      memory.append(to: &cursor)
    }
    memory.layOut()
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ViewTransitionTrait.key ? node.memory as? TransitionMemory : nil
  }
}

/// The transition of a view, and the phase that it is in.
@MainActor
final class TransitionMemory {
  private unowned let node: GraphNode
  var transition = AnyTransition.identity
  /// The phase of the transition's body; nil while it does not apply.
  private var phase: TransitionPhase?
  /// `true` if the layout is that of a view before its insertion, until it has been laid out.
  private var isAboutToAppear = false

  init(_ node: GraphNode) { self.node = node }

  /// The transition, with regard for the setting to reduce motion (T6.8).
  private var effective: AnyTransition {
    let environment = EnvironmentValues(node.inputs.environment)
    return environment.accessibilityReduceMotion && transition.hasMotion ? .opacity : transition
  }

  /// Appends the transition's body, once it applies.
  func append(to cursor: inout ChildCursor) {
    if phase == nil, effective.mayLayOut { phase = .identity }
    guard let phase else { return }
    let body = effective.apply(_TransitionContent(), phase)
    cursor.layer(0, inputs) { appendAny(body, to: &$0) }
  }

  /// The inputs for the views of the transition's body; they are not part of the screen.
  private var inputs: GraphInputs {
    var inputs = node.inputs
    inputs.isApart = true
    return inputs
  }
}

extension TransitionMemory: ViewTransition {
  /// `true` if the view is inserted and removed without an effect.
  var isIdentity: Bool { transition.isIdentity }

  /// `true` if the view is removed at once (V1.6).
  var leavesAtOnce: Bool { transition.leavesAtOnce }

  /// Whether it moves even if nothing around it does (T6.6).
  var hasOwnAnimation: Bool { transition.hasOwnAnimation }

  /// Updates the transition's body to a phase.
  func enter(_ phase: ViewTransitionPhase) {
    self.phase = TransitionPhase(phase)
    if let layer = node.layer(0) {
      // A view to insert was not there before: it does not animate to the phase it begins with.
      if phase == .willAppear { layer.updateChildren(inputs) { _ in } }
      let body = effective.apply(_TransitionContent(), TransitionPhase(phase))
      layer.updateChildren(inputs) { appendAny(body, to: &$0) }
    } else {
      node.evaluate()
    }
    if phase == .willAppear, effective.mayLayOut {
      layOut()
      beginToAppear()
    }
  }

  /// The nodes of the transition's effects, the outermost first.
  var effects: [GraphNode] {
    nodes.filter { node in
      if case .content(.modifier(let modifier)) = node.output { !modifier.laysOut } else { false }
    }
  }

  /// The node that has the layout modifiers around its views.
  var layoutNode: GraphNode? { effective.mayLayOut && node.viewCount == 1 ? node : nil }

  /// The modifiers of the current phase that affect layout, the outermost first.
  var layoutModifiers: [ModifierContent] {
    nodes.compactMap { node in
      guard case .content(.modifier(let modifier)) = node.output, modifier.laysOut else {
        return nil
      }
      return modifier
    }
  }

  /// The nodes of the transition's body, the outermost first.
  private var nodes: [GraphNode] {
    var effects: [GraphNode] = []
    var next = node.layer(0)?.children.first
    while let current = next {
      if case .content(.modifier) = current.output { effects.append(current) }
      next = current.children.first { !($0 is LayerNode) }
    }
    return effects
  }
}

extension TransitionMemory: GraphObserver {
  /// Puts the layout modifiers around the view.
  func layOut() {
    guard !isAboutToAppear else { return }
    let modifiers = layoutNode == nil ? [] : layoutModifiers
    guard modifiers != node.containerModifiers else { return }
    node.containerModifiers = modifiers
    node.graph.noteRestructured()
  }

  /// Keeps the layout of the first phase for one frame, from which the view animates.
  private func beginToAppear() {
    guard !isAboutToAppear, layoutNode != nil else { return }
    isAboutToAppear = true
    node.graph.observe(self)
  }

  func didLayOut(_ result: LayoutResult) {
    node.graph.stopObserving(self)
    isAboutToAppear = false
    guard !node.isRemoved, modifiersDiffer else { return }
    node.graph.follow { node.invalidate() }
  }

  private var modifiersDiffer: Bool { layoutModifiers != node.containerModifiers }
}

extension ModifierContent {
  /// `true` if the modifier affects layout, and not only drawing.
  fileprivate var laysOut: Bool {
    if case .offset = self { return false }
    return role == .layout
  }
}

extension View {
  /// Sets the transition that the view is inserted and removed with (V7.11).
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Sets the transition that the view is inserted and removed with (V7.11).
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}

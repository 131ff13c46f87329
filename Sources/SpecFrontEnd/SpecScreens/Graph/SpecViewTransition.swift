import AnimationCore
import LayoutCore
import SpecFormat
import ViewGraph

/// The transition of a tree's view, with its phase.
@MainActor
final class SpecViewTransition: ViewTransition {
  private unowned let node: SpecGraphNode
  var value = TransitionValue.standard(.identity)
  private var nodes: [TransitionNode] = []

  init(_ node: SpecGraphNode) { self.node = node }

  /// The transition under the user's settings (T6.8).
  private var effective: TransitionValue {
    node.screen.reducesMotion && value.hasMotion ? .standard(.opacity) : value
  }

  var isIdentity: Bool { value.isIdentity }

  var hasOwnAnimation: Bool { value.hasOwnAnimation }

  var effects: [GraphNode] { nodes }

  func enter(_ phase: ViewTransitionPhase) {
    let effects = effective.effects(in: phase)
    if nodes.count != effects.count {
      leave()
      nodes = effects.map { TransitionNode(of: node, $0.animations) }
    }
    for (node, effect) in zip(nodes, effects) { node.take(effect.kind) }
  }

  /// Removes the effects on the view.
  func leave() {
    for node in nodes { node.leave() }
    nodes = []
  }
}

/// An effect on a view during its transition, which is no part of the screen.
private final class TransitionNode: GraphNode {
  init(of node: GraphNode, _ animations: [ResolvedAnimation?]) {
    var inputs = node.inputs
    inputs.isApart = true
    for animation in animations {
      let rule = TransactionRule(animation: .some(animation), isAnimation: true)
      let scope = TransactionScope(in: node.graph, around: inputs.transactionScope)
      scope.change(always: true) { rule.apply(to: &$0) }
      inputs.transactionScope = scope
    }
    super.init(key: .slot(0), parent: node, graph: node.graph, inputs: inputs)
  }

  func take(_ kind: TransitionValue.Effect.Kind) {
    switch kind {
    case .content(let content): setOutput(.modifier(content))
    case .move(let move):
      let source = MoveSource(move)
      setOutput(.content(source.content), madeOf: source)
    }
  }
}

/// Moves a view by a fraction of its size; leading and trailing follow the layout's direction.
private final class MoveSource: AnimatableSource {
  private let move: Point

  init(_ move: Point) { self.move = move }

  var data: AnimatedNumbers { AnimatedNumbers([move.x, move.y]) }

  var content: ViewContent { content(of: move) }

  func content(with data: AnimatedNumbers) -> ViewContent {
    guard data.numbers.count == 2 else { return content }
    return content(of: Point(x: data.numbers[0], y: data.numbers[1]))
  }

  private func content(of move: Point) -> ViewContent {
    .modifier(
      .geometryEffect(
        "MovedBySize",
        ByIdentity { @Sendable size in
          Projection(AffineTransform(tx: size.width * move.x, ty: size.height * move.y))
        }
      )
    )
  }
}

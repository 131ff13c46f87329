package import AnimationCore

/// The current phase of a view with phases, `phaseAnimator` (T8.1 – T8.3).
@MainActor
package final class PhaseRound {
  private unowned let node: GraphNode
  /// The position of the current phase.
  package private(set) var phase = 0
  private var count = 0
  private var trigger: (any Equatable)?
  private var animation: (Int) -> ResolvedAnimation? = { _ in nil }
  /// The number of the round, by which the ends of former rounds are ignored (T8.3).
  private var round = 0
  /// The number of phases that have ended at the very time they began (T8.2).
  private var idleSteps = 0
  /// The start of the phase, by the screen's clock.
  private var start = 0.0
  private var isResting = true
  private var hasBegun = false

  package init(_ node: GraphNode) { self.node = node }

  /// Takes over the current phases and trigger of the view.
  package func prepare(
    _ count: Int,
    trigger: (any Equatable)?,
    _ animation: @escaping (Int) -> ResolvedAnimation?
  ) {
    self.count = count
    self.animation = animation
    if phase >= count { phase = 0 }
    let isOther = self.trigger.map { old in trigger.map { !isEqual($0, old) } ?? true } ?? false
    let isFirst = self.trigger == nil
    self.trigger = trigger
    if isOther, !isFirst {
      restart()
    } else if trigger == nil, isResting, hasBegun {
      // The view has changed, and may be animated where the last one was not (T8.2).
      restart()
    }
  }

  /// Starts the rounds of a view without a trigger, which has appeared.
  package func begin() {
    hasBegun = true
    if trigger == nil { restart() }
  }

  /// Goes to the second phase from any phase.
  private func restart() {
    guard count > 1 else { return }
    round += 1
    idleSteps = 0
    isResting = false
    let current = round
    node.graph.afterLayout { [weak self] in self?.step(to: 1, in: current) }
  }

  private func step(to next: Int, in round: Int) {
    guard round == self.round, !node.isRemoved else { return }
    guard count > 1 else {
      // With more phases again it starts anew.
      isResting = true
      return
    }
    var transaction = GraphTransaction(animation: animation(next))
    start = node.graph.clock.time
    transaction.completions.append(
      AnimationCompletion(waitsForRemoval: false) { [weak self] in
        self?.ended(next, in: round)
      }
    )
    node.graph.perform(transaction) {
      phase = next
      node.invalidate()
    }
  }

  private func ended(_ phase: Int, in round: Int) {
    guard round == self.round, !node.isRemoved else { return }
    let isIdle = node.graph.clock.time <= start
    idleSteps = isIdle ? idleSteps + 1 : 0
    // If nothing is animated in a whole round, it rests until the view changes (T8.2).
    if phase == 0, trigger != nil || idleSteps >= count {
      isResting = true
      return
    }
    step(to: (phase + 1) % count, in: round)
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    second as? Value == first
  }
}

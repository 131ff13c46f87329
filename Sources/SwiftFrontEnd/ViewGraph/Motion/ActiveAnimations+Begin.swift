package import AnimationCore

extension ActiveAnimations {
  /// The animation of a change in a node's place; nil if it is immediate.
  package func course(for node: GraphNode) -> ResolvedAnimation? {
    guard graph.clock.animates else { return nil }
    return node.transaction.animation.map { course($0, inside: node.inputs.environment) }
  }

  /// The animation in an environment; the same instance as for the node before, if that has an
  /// equal one, so that the ends of its changes are searched for once.
  private func course(
    _ course: ResolvedAnimation,
    inside environment: GraphEnvironment
  ) -> ResolvedAnimation {
    guard course.isOwn else { return course }
    if let last = lastOwn, last.course == course, last.environment.isIdentical(to: environment) {
      return last.inside
    }
    let inside = course.inside(environment)
    lastOwn = (course, environment, inside)
    return inside
  }

  /// Whether a change in a node's place is immediate and its velocity is tracked (T4.9).
  package func tracksVelocity(of node: GraphNode) -> Bool {
    let transaction = node.transaction
    return graph.clock.animates && transaction.animation == nil && transaction.tracksVelocity
  }

  /// Reports the start of an animation to the completions that wait for it.
  ///
  /// - Parameter end: The end, by the screen's clock, nil if it has ended; called once all
  ///   animations of the update have begun.
  package func noteBegin<Value: VectorArithmetic>(
    _ course: ResolvedAnimation,
    _ change: Value,
    in transaction: GraphTransaction,
    end: @escaping () -> Double?
  ) {
    waits.noteChange()
    let now = graph.clock.time
    for completion in transaction.completions {
      if completion.waitsForRemoval { completion.ends.append(end) }
      let time =
        completion.waitsForRemoval ? now : now + course.logicalCompletionTime(of: change)
      completion.time = max(completion.time ?? 0, time)
    }
  }
}

package import AnimationCore

/// A step to new values: its animation, and the change that follows.
package struct SpecStep: Sendable {
  /// The animation of the change; nil for none.
  package var animation: ResolvedAnimation?
  /// Whether animations that views ask for themselves are left out.
  package var disablesAnimations = false
  /// Whether changes without an animation tell how fast a value is.
  package var isTracked = false
  /// The change that follows once the animation has completed; nil for none.
  package var next: SpecStateChange?
}

extension SpecReplayer {
  /// Applies the change of a gesture, an action or a completion; the views are read afterwards.
  package func apply(_ event: SpecEvent) -> SpecStep {
    switch event {
    case .change(let change, let numbers, let isTracked):
      moment.change(change, numbers)
      let state = change.state.flatMap { namedStates[$0] }
      return SpecStep(
        animation: change.animation ?? state?.animation,
        disablesAnimations: change.disablesAnimations || state?.disablesAnimations == true,
        isTracked: isTracked,
        next: change.next.first ?? state?.next
      )
    case .hold(let change, let numbers):
      moment.hold(change, numbers)
      return SpecStep(isTracked: true)
    case .release(let change):
      moment.release(change)
      return SpecStep(animation: change.animation.flatMap(\.self))
    }
  }

  /// Comes to the next state.
  package func enter(_ state: SpecState) -> SpecStep {
    moment.stateCount += 1
    return SpecStep(
      animation: state.animation,
      disablesAnimations: state.disablesAnimations,
      next: state.next
    )
  }
}

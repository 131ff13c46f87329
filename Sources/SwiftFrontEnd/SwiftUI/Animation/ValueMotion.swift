internal import AnimationCore
internal import ViewGraph

/// A custom view, modifier or layout whose data may be animated (T1.3, T1.15).
///
/// The value is rebuilt for each frame that is asked for.
@MainActor
struct ValueMotion<Value> {
  private var animator: (any ValueAnimator<Value>)?

  nonisolated init() {}

  /// Records a change of the value.
  mutating func change(from old: Value, to new: Value, at node: GraphNode) {
    guard node.graph.mayMove else { return }
    let animations = node.graph.animations
    let course = animations.course(for: node)
    let isTracked = animations.tracksVelocity(of: node)
    guard course != nil || isTracked || animator != nil else { return }
    let animator = animator ?? makeValueAnimator(of: Value.self)
    self.animator = animator
    if isTracked { animator?.track(new, at: node.graph.clock.time) }
    guard let animator, let course else { return }
    animator.change(from: old, to: new, course, at: node.graph.clock.time) { change, end in
      node.graph.animations.noteBegin(course, change, in: node.transaction, end: end)
    }
  }

  /// Returns the presented value, which is asked for again while it animates.
  func shown(_ model: Value, at node: GraphNode) -> Value {
    guard let animator else { return model }
    let clock = node.graph.clock
    let shown = animator.shown(model, at: clock.time)
    clock.wake(node, shown == nil ? nil : .whenever)
    node.graph.animations.noteValue(of: node, isMoving: shown != nil)
    return shown ?? model
  }
}

/// Interpolates values of a type.
private protocol ValueAnimator<Value>: AnyObject {
  associatedtype Value

  func change(
    from old: Value,
    to new: Value,
    _ course: ResolvedAnimation,
    at time: Double,
    _ note: (AnimatedNumbers, _ end: @escaping () -> Double?) -> Void
  )

  /// Records a value that changes without animation (T4.9).
  func track(_ value: Value, at time: Double)

  func shown(_ model: Value, at time: Double) -> Value?
}

private final class DataAnimator<Value: Animatable>: ValueAnimator {
  private var animator: Animator<Value.AnimatableData>?
  /// The count of animators made so far.
  private var count = 0
  private var velocity = TrackedVelocity<Value.AnimatableData>()

  func track(_ value: Value, at time: Double) { velocity.append(value.animatableData, at: time) }

  func change(
    from old: Value,
    to new: Value,
    _ course: ResolvedAnimation,
    at time: Double,
    _ note: (AnimatedNumbers, _ end: @escaping () -> Double?) -> Void
  ) {
    let change = new.animatableData - old.animatableData
    guard change != .zero else { return }
    if animator == nil {
      animator = Animator(
        change,
        course: course,
        start: time,
        velocity: velocity.velocity(at: time)
      )
      velocity = TrackedVelocity()
      count += 1
    } else {
      animator?.change(by: change, course: course, at: time)
    }
    note(AnimatedNumbers(own: change)) { [weak self, count] in
      self?.count == count ? self?.animator?.end : nil
    }
  }

  func shown(_ model: Value, at time: Double) -> Value? {
    guard let displacement = animator?.displacement(at: time) else {
      animator = nil
      return nil
    }
    var shown = model
    shown.animatableData += displacement
    return shown
  }
}

/// Returns an animator for values of a type; nil if they do not animate.
private func makeValueAnimator<Value>(of type: Value.Type) -> (any ValueAnimator<Value>)? {
  func make<Data: Animatable>(_ type: Data.Type) -> AnyObject? {
    Data.AnimatableData.self == EmptyAnimatableData.self ? nil : DataAnimator<Data>()
  }
  return (type as? any Animatable.Type).flatMap { make($0) } as? any ValueAnimator<Value>
}

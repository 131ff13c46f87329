internal import AnimationCore

extension Animation {
  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    if let known = base as? CourseAnimation {
      self = known.animation
    } else {
      self.init(.custom(ResolvedCustomAnimation(CustomAnimationCourse(base))))
    }
  }

  /// The custom animation that this one wraps, or a wrapper of a built-in one.
  public var base: any CustomAnimation {
    guard case .custom(let custom) = course, let own = custom.base as? any AppCourse else {
      return CourseAnimation(animation: self)
    }
    return own.animation
  }

  /// Returns the animation's progress after some seconds; nil once it has finished.
  ///
  /// Calls the base: the animation's value after some seconds.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    var memory = context.memory
    defer { context.memory = memory }
    return memory.value(of: value, on: course(in: context), at: time)
  }

  /// The velocity of a value after some seconds, a second; nil if the animation does not tell it.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { context.memory.velocity(of: value, on: course(in: context), at: time) }

  /// Returns whether the animation continues the motion of an unfinished one, as springs do (T4.3).
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    var memory = context.memory
    defer { context.memory = memory }
    let (next, last) = (course(in: context), previous.course(in: context))
    return memory.merge(next, over: last, value, at: time)
  }

  private func course<V>(in context: AnimationContext<V>) -> ResolvedAnimation {
    course.inside(context.environment.graph)
  }
}

/// An animation of the framework's as one of those that apps make.
private struct CourseAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? { animation.animate(value: value, time: time, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { animation.velocity(value: value, time: time, context: context) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

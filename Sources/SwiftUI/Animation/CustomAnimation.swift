/// A course of an app's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far a value has come after some seconds; nil once it is there.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// How fast a value is after some seconds; nil if nobody knows.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether the animation goes on from one that has not ended.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// None known: an animation that takes over begins at rest.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Does not: a new animation of the same value runs beside the old one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What is known around an animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether it is as good as done.
  public var isLogicallyComplete = false
  /// What the view inherits.
  public let environment: EnvironmentValues
}

/// What an animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation keeps.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

extension Animation {
  /// A course of an app's own.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(CustomCourse(CustomAnimationCourse(base: base))))
  }

  /// A part of the way that an animation has made after some seconds; nil once it is there.
  ///
  /// What an animation of one's own is made of: it asks its base.
  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    var animator = Animator(value, course: course, start: 0)
    context.isLogicallyComplete = time >= course.logicalCompletionTime(of: value)
    return animator.displacement(at: time).map { value + $0 }
  }

  /// How fast a value is after some seconds, a second; nil if nobody knows.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    var animator = Animator(value, course: course, start: 0)
    return animator.velocity(at: time)
  }
}

/// An app's own course as the clock of a screen asks it.
private struct CustomAnimationCourse<Base: CustomAnimation>: CustomCourse.Base {
  let base: Base

  var identity: AnyHashable { base }

  func animate<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: inout CustomCourseMemory<Value>
  ) -> Value? {
    var context = context(memory)
    defer { keep(context, in: &memory) }
    return base.animate(value: interval, time: time, context: &context)
  }

  func velocity<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: CustomCourseMemory<Value>
  ) -> Value? { base.velocity(value: interval, time: time, context: context(memory)) }

  func shouldMerge<Value: VectorArithmetic>(
    previous: AnimationCourse,
    _ interval: Value,
    time: Double,
    memory: inout CustomCourseMemory<Value>
  ) -> Bool {
    var context = context(memory)
    defer { keep(context, in: &memory) }
    return base.shouldMerge(
      previous: Animation(previous),
      value: interval,
      time: time,
      context: &context
    )
  }

  private func context<Value>(_ memory: CustomCourseMemory<Value>) -> AnimationContext<Value> {
    var context = AnimationContext<Value>(environment: EnvironmentValues())
    context.state.values = memory.values
    context.isLogicallyComplete = memory.isLogicallyComplete
    return context
  }

  private func keep<Value>(
    _ context: AnimationContext<Value>,
    in memory: inout CustomCourseMemory<Value>
  ) {
    memory.values = context.state.values
    memory.isLogicallyComplete = context.isLogicallyComplete
  }
}

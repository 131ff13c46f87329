internal import AnimationCore
internal import ViewGraph

/// A course of an app's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value after some seconds; nil once the animation has finished.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// The velocity of a value after some seconds; nil if the animation does not tell it.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation continues an unfinished one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: an animation that replaces this one begins at rest.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// `false`: a new animation of the same value runs beside the old one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The context of a custom animation: its state and environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between frames.
  public var state = AnimationState<Value>()
  /// Whether it is as good as done.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public let environment: EnvironmentValues
  /// The progress of the change that is merged in, if several animations make it.
  private var taken: Value?

  init(environment: EnvironmentValues) { self.environment = environment }

  /// Returns the context with the state of another animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }

  /// The state, as the animation clock of a screen stores it.
  var memory: CustomAnimationMemory<Value> {
    get {
      var memory = CustomAnimationMemory<Value>()
      memory.values = state.values
      memory.isLogicallyComplete = isLogicallyComplete
      memory.taken = taken
      return memory
    }
    set {
      state.values = newValue.values
      isLogicallyComplete = newValue.isLogicallyComplete
      taken = newValue.taken
    }
  }
}

/// The state of a custom animation, by key.
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

/// A key of a value in an animation's state.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

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

/// The timing of a custom animation.
protocol AppCourse {
  /// The animation.
  var animation: any CustomAnimation { get }
}

/// A custom animation, for the animation clock of a screen.
struct CustomAnimationCourse<Base: CustomAnimation>: ResolvedCustomAnimation.Base, AppCourse {
  private let base: Base
  /// The environment of the animated view; nil for none.
  ///
  /// Safe: never written here, and screens use courses on the main actor only.
  nonisolated(unsafe) private var environment: GraphEnvironment?

  init(_ base: Base) { self.base = base }

  var identity: AnyHashable { base }

  var animation: any CustomAnimation { base }

  func inside(_ environment: Any) -> any ResolvedCustomAnimation.Base {
    var course = self
    course.environment = environment as? GraphEnvironment
    return course
  }

  func animate<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: inout CustomAnimationMemory<Value>
  ) -> Value? {
    var context = context(memory)
    defer { memory = context.memory }
    return base.animate(value: interval, time: time, context: &context)
  }

  func velocity<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: CustomAnimationMemory<Value>
  ) -> Value? { base.velocity(value: interval, time: time, context: context(memory)) }

  func shouldMerge<Value: VectorArithmetic>(
    previous: ResolvedAnimation,
    _ interval: Value,
    time: Double,
    memory: inout CustomAnimationMemory<Value>
  ) -> Bool {
    var context = context(memory)
    defer { memory = context.memory }
    return base.shouldMerge(
      previous: Animation(previous),
      value: interval,
      time: time,
      context: &context
    )
  }

  private func context<Value>(_ memory: CustomAnimationMemory<Value>) -> AnimationContext<Value> {
    let values = environment.map { EnvironmentValues($0) } ?? EnvironmentValues()
    var context = AnimationContext<Value>(environment: values)
    context.memory = memory
    return context
  }
}

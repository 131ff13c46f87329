internal import AnimationCore
internal import ViewGraph

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

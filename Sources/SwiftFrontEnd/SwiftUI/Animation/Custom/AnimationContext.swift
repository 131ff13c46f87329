internal import AnimationCore

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

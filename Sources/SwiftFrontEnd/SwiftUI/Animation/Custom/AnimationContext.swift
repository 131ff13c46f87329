internal import AnimationCore

/// What is known around an animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether it is as good as done.
  public var isLogicallyComplete = false
  /// What the view inherits.
  public let environment: EnvironmentValues
  /// How far the change has come that is taken over, if several animations make it.
  private var taken: Value?

  init(environment: EnvironmentValues) { self.environment = environment }

  /// The same around another animation, which keeps something else.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }

  /// What the animation keeps, as the clock of a screen keeps it.
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

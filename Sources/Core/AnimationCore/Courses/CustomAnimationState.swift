/// The state of an animation that a custom one queries, between its calls (T4.8).
struct CustomAnimationState<Value: VectorArithmetic> {
  /// The current pass of a repeated animation.
  struct Pass {
    let length: Double
    var number = 0.0
    /// The state of a repeated custom animation in this pass.
    var memory = CustomAnimationMemory<Value>()
  }

  /// The start of the pass, in seconds of the querying animation.
  var start = 0.0
  var spring = FluidSpringMotion<Value>()
  /// The passes of each repeated animation, the outermost first.
  var passes: [Pass] = []

  /// Notes the pass of a repeated animation; a new one starts with empty state.
  mutating func enter(_ number: Double, depth: Int) {
    guard passes[depth].number != number else { return }
    passes[depth].number = number
    passes[depth].memory = CustomAnimationMemory()
    for inner in passes.indices where inner > depth {
      passes[inner] = Pass(length: passes[inner].length)
    }
    spring.restart()
  }
}

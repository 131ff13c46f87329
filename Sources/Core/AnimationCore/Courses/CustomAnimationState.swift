/// What a course keeps that a user's own asks, from call to call (T4.8).
struct CustomAnimationState<Value: VectorArithmetic> {
  /// One of the passes of what repeats.
  struct Pass {
    let length: Double
    var number = 0.0
    /// What the user's own course that repeats has kept in this pass.
    var memory = CustomAnimationMemory<Value>()
  }

  /// When it began or took over, in seconds of the course that asks.
  var start = 0.0
  var spring = FluidSpringMotion<Value>()
  /// The passes of each repeated course, the outermost first.
  var passes: [Pass] = []

  /// Notes the pass of a repeated course; a new one begins as if nothing had been.
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

import AnimationCore

// What most courses of tests have nothing to say of.
extension ResolvedCustomAnimation.Base {
  func velocity<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: CustomAnimationMemory<Value>
  ) -> Value? { nil }

  func shouldMerge<Value: VectorArithmetic>(
    previous: ResolvedAnimation,
    _ interval: Value,
    time: Double,
    memory: inout CustomAnimationMemory<Value>
  ) -> Bool { false }
}

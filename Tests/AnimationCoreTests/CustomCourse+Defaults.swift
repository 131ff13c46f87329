import AnimationCore

// What most courses of tests have nothing to say of.
extension CustomCourse.Base {
  func velocity<Value: VectorArithmetic>(
    _ interval: Value,
    time: Double,
    memory: CustomCourseMemory<Value>
  ) -> Value? { nil }

  func shouldMerge<Value: VectorArithmetic>(
    previous: AnimationCourse,
    _ interval: Value,
    time: Double,
    memory: inout CustomCourseMemory<Value>
  ) -> Bool { false }
}

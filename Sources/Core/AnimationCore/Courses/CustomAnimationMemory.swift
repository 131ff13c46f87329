/// What a user's own course keeps between its calls.
package struct CustomAnimationMemory<Value: VectorArithmetic> {
  /// By keys; what the courses keep that it asks is among them.
  package var values: [ObjectIdentifier: Any] = [:]
  /// Whether it is as good as done.
  package var isLogicallyComplete = false
  /// How far the change has come that is taken over, if several courses make it.
  package var taken: Value?

  package init() {}
}

/// The state that a custom animation keeps between its calls.
package struct CustomAnimationMemory<Value: VectorArithmetic> {
  /// The values by keys; the state of the animations that it queries is among them.
  package var values: [ObjectIdentifier: Any] = [:]
  /// Whether it is logically complete.
  package var isLogicallyComplete = false
  /// The part of the change that is taken over, if several animations make it.
  package var taken: Value?

  package init() {}
}

/// An effect of a gesture or an action of a tree's nodes, with the numbers known of it.
package enum SpecEvent: Sendable {
  /// Changes state.
  ///
  /// - Parameter isTracked: Whether the change is a part of an ongoing gesture, so that its
  ///   velocity is tracked (T4.9).
  case change(SpecStateChange, numbers: [String: Double], isTracked: Bool)
  /// Changes state while a gesture is active, `GestureState` (T9.5).
  case hold(SpecStateChange, numbers: [String: Double])
  /// Ends that change: the gesture is no longer active.
  case release(SpecStateChange)
}

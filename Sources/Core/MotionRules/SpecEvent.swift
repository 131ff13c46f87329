/// What a gesture or an action of a tree's nodes wants to be done, with the numbers that are known of it.
package enum SpecEvent: Sendable {
  /// The values change.
  ///
  /// - Parameter isTracked: Whether the change is a part of a gesture that goes on, so that it tells how
  ///   fast a value is (T4.9).
  case change(SpecStateChange, numbers: [String: Double], isTracked: Bool)
  /// Values are others for as long as a gesture goes on (T9.5).
  case hold(SpecStateChange, numbers: [String: Double])
  /// That gesture is no more.
  case release(SpecStateChange)
}

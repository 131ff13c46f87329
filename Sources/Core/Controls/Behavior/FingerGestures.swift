/// The gestures of fingers that a view answers, but for taps.
package struct FingerGestures: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A touch that stays in its place.
  package static let longPress = FingerGestures(rawValue: 1)
  /// A touch that moves.
  package static let drag = FingerGestures(rawValue: 2)
  /// A touch from its beginning on, which may be a press alone.
  package static let touch = FingerGestures(rawValue: 4)
  /// Two fingers that part or meet.
  package static let pinch = FingerGestures(rawValue: 8)
  /// Two fingers that turn.
  package static let rotation = FingerGestures(rawValue: 16)

  /// The gesture of a drag by the distance in points after which it begins.
  package static func drag(after distance: Double) -> FingerGestures {
    distance > 0 ? .drag : .touch
  }
}

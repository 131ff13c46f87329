/// A gesture of a node, as its author has described it (T9).
package indirect enum SpecGesture: Sendable {
  /// Where the numbers of a finger are measured from.
  package enum Space: Sendable, Equatable {
    case local
    case global
    /// The view around that has the name.
    case named(String)
  }

  case tap(count: Int, Space)
  case longPress(minimumDuration: Double, maximumDistance: Double)
  case drag(minimumDistance: Double, Space)
  case simultaneous(SpecGesture, SpecGesture)
  case sequence(SpecGesture, SpecGesture)
  case exclusive(SpecGesture, SpecGesture)
  /// A gesture that changes values as it goes on.
  case changing(SpecGesture, SpecStateChange)
  /// A gesture that changes values once it is done.
  case ending(SpecGesture, SpecStateChange)
  /// A gesture while which values are others; they become what they would be by the change's animation.
  case updating(SpecGesture, SpecStateChange)

  /// Which gestures have to wait for others.
  package enum Priority: Sendable {
    case afterInner
    case beforeInner
    case besides
  }

  /// The names of all numbers that may be known of gestures.
  package static let numbers = [
    "location.x", "location.y", "predictedEndLocation.x", "predictedEndLocation.y",
    "predictedEndTranslation.height", "predictedEndTranslation.width", "startLocation.x",
    "startLocation.y", "translation.height", "translation.width", "velocity.height",
    "velocity.width",
  ]

  /// The names of the numbers that may be known of the gesture.
  package var numbers: [String] {
    switch self {
    case .tap: ["location.x", "location.y"]
    case .longPress: []
    case .drag: SpecGesture.numbers
    case .simultaneous(let first, let second), .sequence(let first, let second),
      .exclusive(let first, let second):
      Set(first.numbers + second.numbers).sorted()
    case .changing(let base, _), .ending(let base, _), .updating(let base, _): base.numbers
    }
  }
}

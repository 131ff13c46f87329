package import Controls

/// A gesture of a node, as a spec describes it (T9).
package indirect enum SpecGesture: Sendable {
  /// The coordinate space of a gesture's numbers.
  package enum Space: Sendable, Equatable {
    case local
    case global
    /// The named coordinate space of a view around.
    case named(String)
  }

  case tap(count: Int, Space)
  case longPress(minimumDuration: Double, maximumDistance: Double)
  case drag(minimumDistance: Double, Space)
  case simultaneous(SpecGesture, SpecGesture)
  case sequence(SpecGesture, SpecGesture)
  case exclusive(SpecGesture, SpecGesture)
  /// A gesture that changes state while it is active, `onChanged`.
  case changing(SpecGesture, SpecStateChange)
  /// A gesture that changes state at its end, `onEnded`.
  case ending(SpecGesture, SpecStateChange)
  /// A gesture that changes state while it is active, `updating`; the reset is animated likewise.
  case updating(SpecGesture, SpecStateChange)

  /// The priority over other gestures.
  package enum Priority: Sendable {
    case afterInner
    case beforeInner
    case besides
  }

  /// The names of all numbers of gestures.
  package static let numbers = [
    "location.x", "location.y", "predictedEndLocation.x", "predictedEndLocation.y",
    "predictedEndTranslation.height", "predictedEndTranslation.width", "startLocation.x",
    "startLocation.y", "translation.height", "translation.width", "velocity.height",
    "velocity.width",
  ]

  /// The names of the gesture's numbers.
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

extension SpecGesture {
  /// The gestures of fingers that it has.
  package var fingers: FingerGestures {
    switch self {
    case .tap: []
    case .longPress: .longPress
    case .drag(let distance, _): .drag(after: distance)
    case .simultaneous(let first, let second), .sequence(let first, let second),
      .exclusive(let first, let second):
      first.fingers.union(second.fingers)
    case .changing(let base, _), .ending(let base, _), .updating(let base, _): base.fingers
    }
  }
}

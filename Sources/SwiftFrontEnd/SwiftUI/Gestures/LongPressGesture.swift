public import ViewGraph

/// A touch that stays in place for some time.
public struct LongPressGesture: Sendable {
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum movement, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: _PrimitiveGesture {
  /// Whether the press is held.
  public typealias Value = Bool

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: LongPressGesture) -> GestureRecognizer<Bool> {
    .longPress(
      minimumDuration: gesture.minimumDuration,
      maximumDistance: Double(gesture.maximumDistance)
    )
  }
}

/// A long press that reports while it is pressed.
struct PressGesture {
  let base: LongPressGesture
  let onPressingChanged: ((Bool) -> Void)?
}

extension PressGesture: _PrimitiveGesture {
  /// Whether the press is held.
  typealias Value = Bool

  /// Returns the gesture's recognizer.
  @MainActor
  static func _recognizer(_ gesture: PressGesture) -> GestureRecognizer<Bool> {
    var isPressed = false
    return LongPressGesture._recognizer(gesture.base).then { phase in
      let isNow: Bool
      switch phase {
      case .begun, .changed: isNow = true
      case .possible, .ended, .failed: isNow = false
      }
      if isNow != isPressed {
        isPressed = isNow
        GestureActions.add { gesture.onPressingChanged?(isNow) }
      }
      return phase
    }
  }
}

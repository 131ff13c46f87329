internal import ViewGraph

/// A finger that stays where it is for some time.
public struct LongPressGesture: Sendable {
  /// How long at least, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
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

  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
    var isDone = false
    return _GestureRecognizer { event in
      switch event {
      case .press(_, let duration, let isEnded):
        defer { if isEnded { isDone = false } }
        if isDone { return .possible }
        if duration >= gesture.minimumDuration {
          isDone = true
          return .ended(true)
        }
        return isEnded ? .failed : .changed(true)
      case .drag(let start, let point, _, _):
        let distance = ((point.x - start.x), (point.y - start.y))
        let length = (distance.0 * distance.0 + distance.1 * distance.1).squareRoot()
        return length > Double(gesture.maximumDistance) ? .failed : .possible
      case .tap, .magnify, .rotate, .cancel:
        isDone = false
        return .failed
      }
    }
  }
}

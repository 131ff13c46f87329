internal import LayoutCore
internal import ViewGraph

/// One tap, or several.
public struct TapGesture: Sendable {
  /// How many taps.
  public var count: Int

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: _PrimitiveGesture {
  /// A tap has nothing to tell but that it happened.
  public typealias Value = Void

  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
    SpatialTapGesture._recognizer(SpatialTapGesture(count: gesture.count)).then { $0.map { _ in } }
  }
}

// The name of a space is a value that nobody changes.
/// One tap, or several, of which it is known where.
public struct SpatialTapGesture: @unchecked Sendable {
  /// What is known of a tap.
  public struct Value: Equatable, @unchecked Sendable {
    /// Where, in points.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// In which coordinates places are given; those of taps without a finger are the view's own.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.init(count: count, coordinateSpace: .local) }

  /// Creates a gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(
    _ gesture: SpatialTapGesture
  ) -> _GestureRecognizer<Value> {
    var taps = 0
    // The finger that is down, and when the last tap ended.
    var start: GestureTouch?
    var lastEnd: Double?
    func reset() { (taps, start, lastEnd) = (0, nil, nil) }
    func count(_ point: Point) -> _GesturePhase<Value> {
      taps += 1
      if taps < gesture.count { return .possible }
      reset()
      return .ended(Value(location: CGPoint(x: point.x, y: point.y)))
    }
    return _GestureRecognizer {
      start.map { $0.time + TapGesture.longestPress }
        ?? lastEnd.map { $0 + TapGesture.longestPause }
    } _: { event in
      switch event {
      case .tap(let point): return count(point)
      case .touch(let touch):
        let first = touch.phase == .began ? touch : start
        let isLate = lastEnd.map { touch.time > $0 + TapGesture.longestPause + 1e-9 } ?? false
        guard let first, !isLate, touch.time - first.time < TapGesture.longestPress,
          touch.distance(from: first) < TapGesture.farthest
        else {
          reset()
          return .failed
        }
        guard touch.phase == .ended else {
          start = first
          return .possible
        }
        (start, lastEnd) = (nil, touch.time)
        return count(touch.location(in: gesture.coordinateSpace.engine))
      case .time(let time):
        // What ends just then is not late yet.
        let isLate = lastEnd.map { time > $0 + TapGesture.longestPause + 1e-9 } ?? false
        let isWaiting = lastEnd.map { time >= $0 + TapGesture.longestPause - 1e-9 } ?? false
        let isHeld = start.map { time - $0.time >= TapGesture.longestPress - 1e-9 } ?? false
        guard isLate || isHeld || isWaiting && start == nil else { return .possible }
        reset()
        return .failed
      case .magnify, .rotate, .cancel:
        reset()
        return .failed
      }
    }
  }
}

extension TapGesture {
  /// How long a finger may stay, in seconds; shorter than that (T9.2).
  static let longestPress = 0.75
  /// How far it may move, in points; less than that.
  static let farthest = 45.0
  /// How long after a tap the next one may end, in seconds.
  static let longestPause = 0.35
}

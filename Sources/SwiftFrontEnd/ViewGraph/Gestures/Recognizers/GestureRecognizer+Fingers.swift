internal import Controls
package import LayoutCore

// Gestures of one finger.

/// The limits of time and distance for a tap.
private enum TapLimits {
  /// The longest touch, in seconds; a tap is shorter (T9.2).
  static let longestPress = 0.75
  /// The largest movement, in points; a tap moves less.
  static let farthest = 45.0
  /// The longest time from a tap to the end of the next one, in seconds.
  static let longestPause = 0.35
}

extension GestureRecognizer<Point> {
  /// One tap, or several, with the location of the last one (T9.2).
  package static func tap(count wanted: Int, in space: CoordinateSpace) -> GestureRecognizer {
    var taps = 0
    // The current touch, and the end of the last tap.
    var start: GestureTouch?
    var lastEnd: Double?
    func reset() { (taps, start, lastEnd) = (0, nil, nil) }
    func count(_ point: Point) -> GesturePhase<Point> {
      taps += 1
      if taps < wanted { return .possible }
      reset()
      return .ended(point)
    }
    return GestureRecognizer {
      start.map { $0.time + TapLimits.longestPress }
        ?? lastEnd.map { $0 + TapLimits.longestPause }
    } _: { event in
      switch event {
      case .tap(let touch): return count(touch.location(in: space))
      case .touch(let touch):
        let first = touch.phase == .began ? touch : start
        let isLate = lastEnd.map { touch.time > $0 + TapLimits.longestPause + 1e-9 } ?? false
        guard let first, !isLate, touch.time - first.time < TapLimits.longestPress,
          touch.distance(from: first) < TapLimits.farthest
        else {
          reset()
          return .failed
        }
        guard touch.phase == .ended else {
          start = first
          return .possible
        }
        (start, lastEnd) = (nil, touch.time)
        return count(touch.location(in: space))
      case .time(let time):
        // A tap that ends exactly then is in time.
        let isLate = lastEnd.map { time > $0 + TapLimits.longestPause + 1e-9 } ?? false
        let isWaiting = lastEnd.map { time >= $0 + TapLimits.longestPause - 1e-9 } ?? false
        let isHeld = start.map { time - $0.time >= TapLimits.longestPress - 1e-9 } ?? false
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

extension GestureRecognizer<Bool> {
  /// A touch that stays in its place for a duration; its value is whether it is pressing (T9.3).
  package static func longPress(
    minimumDuration: Double,
    maximumDistance: Double
  ) -> GestureRecognizer {
    var start: GestureTouch?
    return GestureRecognizer(.longPress) {
      start.map { $0.time + minimumDuration }
    } _: { event in
      let time: Double
      switch event {
      case .touch(let touch):
        let first = touch.phase == .began ? touch : start
        guard let first, touch.distance(from: first) < maximumDistance else {
          start = nil
          return .failed
        }
        start = first
        time = touch.time
        if touch.phase == .ended {
          start = nil
          return time - first.time >= minimumDuration ? .ended(true) : .failed
        }
      case .time(let now): time = now
      case .tap, .magnify, .rotate, .cancel:
        start = nil
        return .failed
      }
      guard let began = start else { return .possible }
      guard time - began.time >= minimumDuration - 1e-9 else { return .begun(true) }
      start = nil
      return .ended(true)
    }
  }
}

internal import AnimationCore
internal import Controls
package import LayoutCore

/// The values of a drag, in points (T9.4).
package struct GestureDrag: Equatable, Sendable {
  /// The time, in seconds since the beginning of 2001.
  package var date: Double
  /// The current location.
  package var location: Point
  /// The start location.
  package var start: Point
  /// The velocity, in points per second.
  package var velocity: Size

  /// The translation since the start.
  package var translation: Size {
    Size(width: location.x - start.x, height: location.y - start.y)
  }

  /// The predicted rest of the way after the end: a quarter of a second at the current velocity.
  package var rest: Size { Size(width: velocity.width / 4, height: velocity.height / 4) }
}

extension GestureRecognizer<GestureDrag> {
  /// A drag with a minimum distance (T9.4).
  package static func drag(
    minimumDistance: Double,
    in space: CoordinateSpace
  ) -> GestureRecognizer {
    var start: Point?
    var isActive = false
    var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
    func reset() { (start, isActive, sampler) = (nil, false, VelocitySampler()) }
    return GestureRecognizer(.drag(after: minimumDistance)) { event in
      switch event {
      case .touch(let touch):
        let point = touch.location(in: space)
        if touch.phase == .began { reset() }
        let first = start ?? point
        start = first
        sampler.append(AnimatablePair(point.x, point.y), at: touch.time)
        let velocity = sampler.velocity
        let value = GestureDrag(
          date: touch.date,
          location: point,
          start: first,
          velocity: Size(width: velocity.first, height: velocity.second)
        )
        let way = value.translation
        let length = (way.width * way.width + way.height * way.height).squareRoot()
        let isEnded = touch.phase == .ended
        defer { if isEnded { reset() } }
        isActive = isActive || length >= minimumDistance
        guard isActive else { return isEnded ? .failed : .possible }
        return isEnded ? .ended(value) : .changed(value)
      case .time: return .possible
      case .tap, .magnify, .rotate, .cancel:
        reset()
        return .failed
      }
    }
  }
}

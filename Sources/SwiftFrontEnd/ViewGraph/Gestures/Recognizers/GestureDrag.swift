internal import AnimationCore
package import LayoutCore

/// What is known of a finger that moves, in points (T9.4).
package struct GestureDrag: Equatable, Sendable {
  /// When it was there, in seconds since the beginning of 2001.
  package var date: Double
  /// Where it is.
  package var location: Point
  /// Where it began.
  package var start: Point
  /// How fast it is, in points a second.
  package var velocity: Size

  /// How far it has come.
  package var translation: Size {
    Size(width: location.x - start.x, height: location.y - start.y)
  }

  /// How much farther it would come, if it was lifted now: a quarter of a second on.
  package var rest: Size { Size(width: velocity.width / 4, height: velocity.height / 4) }
}

extension GestureRecognizer<GestureDrag> {
  /// A finger that moves by a distance at least (T9.4).
  package static func drag(
    minimumDistance: Double,
    in space: CoordinateSpace
  ) -> GestureRecognizer {
    var start: Point?
    var isActive = false
    var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
    func reset() { (start, isActive, sampler) = (nil, false, VelocitySampler()) }
    return GestureRecognizer { event in
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

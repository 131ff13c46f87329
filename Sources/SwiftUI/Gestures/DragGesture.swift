internal import AnimationCore
internal import LayoutCore
internal import ViewGraph

/// A finger that moves.
// The name of a space is a value that nobody changes.
/// A part of the type around it.
public struct DragGesture: @unchecked Sendable {
  /// What is known of a finger that moves, in points.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to a stop, if it was lifted now: a quarter of a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would come, if it was lifted now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4
      )
    }
  }

  /// How far the finger has to move, in points.
  public var minimumDistance: CGFloat
  /// In which coordinates places are given.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: DragGesture) -> _GestureRecognizer<Value> {
    var start: Point?
    var isActive = false
    var sampler = VelocitySampler<AnimatablePair<Double, Double>>()
    func reset() { (start, isActive, sampler) = (nil, false, VelocitySampler()) }
    return _GestureRecognizer { event in
      switch event {
      case .touch(let touch):
        let point = touch.location(in: gesture.coordinateSpace.engine)
        if touch.phase == .began { reset() }
        let first = start ?? point
        start = first
        sampler.append(AnimatablePair(point.x, point.y), at: touch.time)
        let velocity = sampler.velocity
        let value = Value(
          time: Date(timeIntervalSinceReferenceDate: touch.date),
          location: CGPoint(x: point.x, y: point.y),
          startLocation: CGPoint(x: first.x, y: first.y),
          velocity: CGSize(width: velocity.first, height: velocity.second)
        )
        let way = value.translation
        let length = (way.width * way.width + way.height * way.height).squareRoot()
        let isEnded = touch.phase == .ended
        defer { if isEnded { reset() } }
        isActive = isActive || length >= gesture.minimumDistance
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

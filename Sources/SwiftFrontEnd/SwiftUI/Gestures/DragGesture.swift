internal import LayoutCore
public import ViewGraph

/// A drag with one finger.
// The name of a coordinate space is an immutable value.
/// A part of the type around it.
public struct DragGesture: @unchecked Sendable {
  /// The state of a drag, in points.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The location at which the drag began.
    public var startLocation: CGPoint
    /// The velocity, in points a second.
    public var velocity: CGSize

    /// The translation from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at which the drag would end: a quarter of a second at this velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The predicted translation at which the drag would end.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4
      )
    }
  }

  /// The minimum distance before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
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
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: DragGesture) -> GestureRecognizer<Value> {
    GestureRecognizer<GestureDrag>.drag(
      minimumDistance: Double(gesture.minimumDistance),
      in: gesture.coordinateSpace.engine
    )
    .then { $0.map { Value($0) } }
  }
}

extension DragGesture.Value {
  fileprivate init(_ drag: GestureDrag) {
    time = Date(timeIntervalSinceReferenceDate: drag.date)
    location = CGPoint(x: drag.location.x, y: drag.location.y)
    startLocation = CGPoint(x: drag.start.x, y: drag.start.y)
    velocity = CGSize(width: drag.velocity.width, height: drag.velocity.height)
  }
}

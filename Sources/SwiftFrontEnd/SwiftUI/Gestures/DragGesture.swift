internal import LayoutCore
public import ViewGraph

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
  /// The gesture's recognizer.
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

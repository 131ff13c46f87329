internal import LayoutCore
public import ViewGraph

/// One tap or several.
public struct TapGesture: Sendable {
  /// The count of taps.
  public var count: Int

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: _PrimitiveGesture {
  /// A tap has no value.
  public typealias Value = Void

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: TapGesture) -> GestureRecognizer<Void> {
    SpatialTapGesture._recognizer(SpatialTapGesture(count: gesture.count)).then { $0.map { _ in } }
  }
}

// The name of a coordinate space is an immutable value.
/// A gesture of one or more taps that reports their location.
public struct SpatialTapGesture: @unchecked Sendable {
  /// The value of a tap gesture.
  public struct Value: Equatable, @unchecked Sendable {
    /// The location of the tap, in points.
    public var location: CGPoint
  }

  /// The count of taps.
  public var count: Int
  /// The coordinate space of the locations.
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
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(
    _ gesture: SpatialTapGesture
  ) -> GestureRecognizer<Value> {
    GestureRecognizer<Point>.tap(count: gesture.count, in: gesture.coordinateSpace.engine)
      .then { $0.map { Value(location: CGPoint(x: $0.x, y: $0.y)) } }
  }
}

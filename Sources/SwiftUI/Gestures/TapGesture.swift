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

/// One tap, or several, of which it is known where.
public struct SpatialTapGesture: Sendable {
  /// What is known of a tap.
  public struct Value: Equatable, @unchecked Sendable {
    /// Where, in points.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }

  /// Creates a gesture.
  ///
  /// - Parameter coordinateSpace: Taps come in the view's own coordinates, whichever are asked for.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) { self.count = count }

  /// Creates a gesture.
  ///
  /// - Parameter coordinateSpace: Taps come in the view's own coordinates, whichever are asked for.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.count = count
  }
}

extension SpatialTapGesture: _PrimitiveGesture {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(
    _ gesture: SpatialTapGesture
  ) -> _GestureRecognizer<Value> {
    var taps = 0
    return _GestureRecognizer { event in
      guard case .tap(let point) = event else {
        taps = 0
        return .failed
      }
      taps += 1
      if taps < gesture.count { return .possible }
      taps = 0
      return .ended(Value(location: CGPoint(x: point.x, y: point.y)))
    }
  }
}

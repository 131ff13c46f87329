internal import LayoutCore
public import ViewGraph

/// A pinch with two fingers.
public struct MagnifyGesture: Sendable {
  /// The state of a two-finger gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The scale factor since the start.
    public var magnification: CGFloat
    /// The velocity of the scale factor, a second.
    public var velocity: CGFloat
    /// The centre of the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The centre of the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: _PrimitiveGesture {
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: MagnifyGesture) -> GestureRecognizer<Value> {
    MagnificationGesture._recognizer(
      MagnificationGesture(minimumScaleDelta: gesture.minimumScaleDelta)
    )
    .then { phase in
      phase.map {
        Value(
          time: Date(timeIntervalSinceReferenceDate: 0),
          magnification: $0,
          velocity: 0,
          startAnchor: .center,
          startLocation: .zero
        )
      }
    }
  }
}

/// A pinch with two fingers.
public struct MagnificationGesture: Sendable {
  /// The minimum change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: _PrimitiveGesture {
  /// The scale factor since the start.
  public typealias Value = CGFloat

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: MagnificationGesture) -> GestureRecognizer<CGFloat> {
    var hasBegun = false
    return GestureRecognizer(.pinch) { event in
      guard case .magnify(let factor, let isEnded) = event else {
        hasBegun = false
        return .failed
      }
      hasBegun = hasBegun || abs(factor - 1) >= Double(gesture.minimumScaleDelta)
      guard hasBegun else { return isEnded ? .failed : .possible }
      hasBegun = !isEnded
      return isEnded ? .ended(CGFloat(factor)) : .changed(CGFloat(factor))
    }
  }
}

/// A rotation with two fingers.
public struct RotateGesture: Sendable {
  /// The state of a two-finger gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The rotation since the start.
    public var rotation: Angle
    /// The velocity of the rotation, a second.
    public var velocity: Angle
    /// The centre of the fingers at the start, as a unit point of the view.
    public var startAnchor: UnitPoint
    /// The centre of the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: _PrimitiveGesture {
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: RotateGesture) -> GestureRecognizer<Value> {
    RotationGesture._recognizer(RotationGesture(minimumAngleDelta: gesture.minimumAngleDelta))
      .then { phase in
        phase.map {
          Value(
            time: Date(timeIntervalSinceReferenceDate: 0),
            rotation: $0,
            velocity: .zero,
            startAnchor: .center,
            startLocation: .zero
          )
        }
      }
  }
}

/// A rotation with two fingers.
public struct RotationGesture: Sendable {
  /// The minimum rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: _PrimitiveGesture {
  /// The rotation since the start.
  public typealias Value = Angle

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: RotationGesture) -> GestureRecognizer<Angle> {
    var hasBegun = false
    return GestureRecognizer(.rotation) { event in
      guard case .rotate(let radians, let isEnded) = event else {
        hasBegun = false
        return .failed
      }
      hasBegun = hasBegun || abs(radians) >= gesture.minimumAngleDelta.radians
      guard hasBegun else { return isEnded ? .failed : .possible }
      hasBegun = !isEnded
      return isEnded ? .ended(Angle(radians: radians)) : .changed(Angle(radians: radians))
    }
  }
}

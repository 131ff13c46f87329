public import ViewGraph

/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  /// What is known of two fingers.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How much larger things become.
    public var magnification: CGFloat
    /// How fast, in a second.
    public var velocity: CGFloat
    /// Where, relative to the view's size.
    public var startAnchor: UnitPoint
    /// Where, in points.
    public var startLocation: CGPoint
  }

  /// How much at least.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: _PrimitiveGesture {
  /// The gesture's recognizer.
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

/// Two fingers that move apart or together.
public struct MagnificationGesture: Sendable {
  /// How much at least.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: _PrimitiveGesture {
  /// How much larger than at the start.
  public typealias Value = CGFloat

  /// The gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: MagnificationGesture) -> GestureRecognizer<CGFloat> {
    var hasBegun = false
    return GestureRecognizer { event in
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

/// Two fingers that turn.
public struct RotateGesture: Sendable {
  /// What is known of two fingers.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How fast, in a second.
    public var velocity: Angle
    /// Where, relative to the view's size.
    public var startAnchor: UnitPoint
    /// Where, in points.
    public var startLocation: CGPoint
  }

  /// How far at least.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: _PrimitiveGesture {
  /// The gesture's recognizer.
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

/// Two fingers that turn.
public struct RotationGesture: Sendable {
  /// How far at least.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: _PrimitiveGesture {
  /// How far it was turned.
  public typealias Value = Angle

  /// The gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: RotationGesture) -> GestureRecognizer<Angle> {
    var hasBegun = false
    return GestureRecognizer { event in
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

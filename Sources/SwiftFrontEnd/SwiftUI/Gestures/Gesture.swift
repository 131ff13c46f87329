public import ViewGraph

/// Something that fingers or a pointer do to a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what recognizes the gesture.
  @MainActor static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value>

  /// Whether there is no gesture, so that what happens is for the views around.
  @MainActor static func _isNone(_ gesture: Self) -> Bool
}

extension Gesture {
  /// There is one, unless it is optional.
  @MainActor
  public static func _isNone(_ gesture: Self) -> Bool { false }
}

extension Gesture where Body.Value == Value {
  /// The gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Body._recognizer(gesture.body)
  }
}

extension Never: Gesture {
  /// A gesture of the framework that has no value is never performed.
  public typealias Value = Never

  /// The gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Never) -> GestureRecognizer<Never> {}
}

/// A gesture of the framework's own, which recognizes itself.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
  /// No body: the gesture is primitive.
  public var body: Never { fatalError("a gesture of the framework's own has no body") }
}

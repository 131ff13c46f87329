public import ViewGraph

/// A sequence of touches or pointer events on a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns the recognizer of the gesture.
  @MainActor static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value>

  /// Returns whether the gesture is nil, so that events go to outer views.
  @MainActor static func _isNone(_ gesture: Self) -> Bool
}

extension Gesture {
  /// `false`, unless the gesture is optional.
  @MainActor
  public static func _isNone(_ gesture: Self) -> Bool { false }
}

extension Gesture where Body.Value == Value {
  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Body._recognizer(gesture.body)
  }
}

extension Never: Gesture {
  /// A gesture of the framework that has no value is never performed.
  public typealias Value = Never

  /// Returns the gesture's recognizer.
  @MainActor
  public static func _recognizer(_ gesture: Never) -> GestureRecognizer<Never> {}
}

/// A primitive gesture, with its own recognizer.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
  /// No body: the gesture is primitive.
  public var body: Never { fatalError("a gesture of the framework's own has no body") }
}

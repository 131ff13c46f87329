public import ViewGraph

/// Something that fingers or a pointer do to a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it while it goes on.
  associatedtype Value
  /// What the gesture is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
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
  /// What it is made of: nothing, if it is the framework's own.
  public var body: Never { fatalError("a gesture of the framework's own has no body") }
}

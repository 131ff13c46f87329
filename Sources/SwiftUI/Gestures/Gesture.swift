internal import ViewGraph

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
  @MainActor static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value>

  /// Whether there is no gesture, so that what happens is for the views around.
  @MainActor static func _isNone(_ gesture: Self) -> Bool
}

extension Gesture {
  /// There is one, unless it is optional.
  @MainActor
  public static func _isNone(_ gesture: Self) -> Bool { false }
}

extension Gesture where Body.Value == Value {
  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._recognizer(gesture.body)
  }
}

extension Never: Gesture {
  /// A gesture of the framework that has no value is never performed.
  public typealias Value = Never

  /// What recognizes the gesture.
  @MainActor
  public static func _recognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// Recognizes a gesture in what happens.
@MainActor
public final class _GestureRecognizer<Value> {
  private let recognize: (GestureEvent) -> _GesturePhase<Value>
  private let nextDeadline: () -> Double?

  /// - Parameter deadline: When it wants to hear of the time, in seconds since the screen has appeared.
  init(
    deadline: @escaping () -> Double? = { nil },
    _ recognize: @escaping (GestureEvent) -> _GesturePhase<Value>
  ) {
    self.recognize = recognize
    nextDeadline = deadline
  }

  /// What something that happens makes of the gesture.
  func receive(_ event: GestureEvent) -> _GesturePhase<Value> { recognize(event) }

  /// When it wants to hear of the time; nil if it need not.
  var deadline: Double? { nextDeadline() }

  /// A recognizer that goes on from this one.
  func then<Other>(
    _ change: @escaping (_GesturePhase<Value>) -> _GesturePhase<Other>
  ) -> _GestureRecognizer<Other> {
    _GestureRecognizer<Other>(deadline: nextDeadline) { change(self.receive($0)) }
  }
}

/// How far a gesture is.
public enum _GesturePhase<Value> {
  /// It has not begun.
  case possible
  /// Something of it is known, and another one may be meant.
  case begun(Value)
  /// It goes on.
  case changed(Value)
  /// It is done.
  case ended(Value)
  /// It is something else, or was called off.
  case failed

  func map<Other>(_ convert: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .begun(let value): .begun(convert(value))
    case .changed(let value): .changed(convert(value))
    case .ended(let value): .ended(convert(value))
    case .failed: .failed
    }
  }

  /// What is known of it; nil while it has not begun.
  var value: Value? {
    switch self {
    case .begun(let value), .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  /// Whether it is decided.
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .begun, .changed: false
    }
  }

  /// How far it is to those that look at several gestures.
  var progress: GestureProgress {
    switch self {
    case .possible, .begun: .possible
    case .changed: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A gesture of the framework's own, which recognizes itself.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: Never { fatalError("a gesture of the framework's own has no body") }
}

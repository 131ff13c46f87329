/// How far a gesture is.
public enum GesturePhase<Value> {
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

  /// The phase of a gesture with another value.
  package func map<Other>(_ convert: (Value) -> Other) -> GesturePhase<Other> {
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
  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .begun, .changed: false
    }
  }

  /// How far it is to those that look at several gestures.
  package var progress: GestureProgress {
    switch self {
    case .possible, .begun: .possible
    case .changed: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The phase of a gesture of which a part is done, so that no other one can be meant.
  var active: GesturePhase {
    switch self {
    case .begun(let value): .changed(value)
    case .possible, .changed, .ended, .failed: self
    }
  }
}

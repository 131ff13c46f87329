/// The phase of a gesture.
public enum GesturePhase<Value> {
  /// It has not begun.
  case possible
  /// It has a value, but another gesture may still win.
  case begun(Value)
  /// It is active.
  case changed(Value)
  /// It has ended.
  case ended(Value)
  /// It has failed, or was cancelled.
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

  /// The value; nil while it has not begun.
  var value: Value? {
    switch self {
    case .begun(let value), .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  /// Whether it has ended or failed.
  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .begun, .changed: false
    }
  }

  /// The progress, as seen by other gestures.
  package var progress: GestureProgress {
    switch self {
    case .possible, .begun: .possible
    case .changed: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The phase of a gesture of which a part has ended, so that other gestures are cancelled.
  var active: GesturePhase {
    switch self {
    case .begun(let value): .changed(value)
    case .possible, .changed, .ended, .failed: self
    }
  }
}

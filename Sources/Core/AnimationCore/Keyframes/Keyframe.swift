/// A value that a course by keyframes comes to, and how it comes there (T8.5).
package enum Keyframe<Value: VectorArithmetic> {
  /// At once.
  case move(Value)
  /// Along a curve; its seconds.
  case linear(Value, duration: Double, curve: UnitCurve)
  /// As a spring moves; its seconds, nil until it rests, and how fast it begins, nil as fast as the
  /// keyframe before ends.
  case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
  /// Along a cubic curve; its seconds, and how fast it begins and ends, nil as its neighbours do.
  case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)

  /// The value that it comes to.
  var target: Value {
    switch self {
    case .move(let value), .linear(let value, _, _), .spring(let value, _, _, _),
      .cubic(let value, _, _, _):
      value
    }
  }
}

/// A keyframe: a value, and the interpolation towards it (T8.5).
package enum Keyframe<Value: VectorArithmetic> {
  /// A jump.
  case move(Value)
  /// A linear interpolation with a timing curve; in seconds.
  case linear(Value, duration: Double, curve: UnitCurve)
  /// A spring; its seconds, nil until it is at rest, and its initial velocity, nil for that at the
  /// end of the keyframe before.
  case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
  /// A cubic curve; its seconds, and its velocities at both ends, nil for those of its neighbours.
  case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)

  /// The value of the keyframe.
  var target: Value {
    switch self {
    case .move(let value), .linear(let value, _, _), .spring(let value, _, _, _),
      .cubic(let value, _, _, _):
      value
    }
  }
}

/// A key of a value in an animation's state.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

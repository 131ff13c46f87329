/// A key of a value that an animation keeps.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

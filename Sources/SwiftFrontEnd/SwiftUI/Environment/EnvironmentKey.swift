/// A key of a value that views inherit (V4.4).
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}

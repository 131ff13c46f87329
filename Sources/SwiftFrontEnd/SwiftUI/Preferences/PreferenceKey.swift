/// A key of a value that views hand to those around them (V5).
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value
  /// The default value, for views that do not set the preference.
  static var defaultValue: Value { get }
  /// Merges the value of the next sibling into that of the earlier ones.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default: nil.
  public static var defaultValue: Value { nil }
}

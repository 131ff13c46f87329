/// A preference key with its reduction of siblings' values.
public protocol PreferenceReduction {
  /// The key.
  var key: ObjectIdentifier { get }
  /// The value of an empty branch (V5.3); nil for none.
  var defaultValue: Any? { get }
  /// Reduces the values of a view and the next of its siblings.
  func reduce(_ value: Any, _ next: Any) -> Any
}

extension PreferenceReduction {
  /// The default: no value.
  public var defaultValue: Any? { nil }
}

/// A preference key, and how values of siblings are joined.
public protocol PreferenceReduction {
  /// The key.
  var key: ObjectIdentifier { get }
  /// What views that may come and go say while none is there (V5.3); nil for nothing.
  var defaultValue: Any? { get }
  /// Joins the value of a view with that of the next of its siblings.
  func reduce(_ value: Any, _ next: Any) -> Any
}

extension PreferenceReduction {
  /// Nothing.
  public var defaultValue: Any? { nil }
}

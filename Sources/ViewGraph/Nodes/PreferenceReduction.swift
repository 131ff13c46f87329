/// A preference key, and how values of siblings are joined.
public protocol PreferenceReduction {
  /// The key.
  var key: ObjectIdentifier { get }
  /// Joins the value of a view with that of the next of its siblings.
  func reduce(_ value: Any, _ next: Any) -> Any
}

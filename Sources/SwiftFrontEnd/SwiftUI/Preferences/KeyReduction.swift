internal import ViewGraph

/// Reduces the values of a preference key.
struct KeyReduction<Key: PreferenceKey>: PreferenceReduction {
  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

  var defaultValue: Any? { Key.defaultValue }

  func reduce(_ value: Any, _ next: Any) -> Any {
    guard var joined = value as? Key.Value, let next = next as? Key.Value else { return value }
    Key.reduce(value: &joined) { next }
    return joined
  }
}

extension GraphNode {
  /// Returns the reduced value of the views inside; nil if none sets the preference.
  func said<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
    childPreference(KeyReduction<Key>()) as? Key.Value
  }

  /// Returns the reduced value of the views inside; the default if none sets the preference.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    said(for: key) ?? Key.defaultValue
  }
}

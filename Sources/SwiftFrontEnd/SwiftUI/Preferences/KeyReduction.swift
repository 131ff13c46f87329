internal import ViewGraph

/// How values of a key are joined.
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
  /// What the views inside say for a key; nil if nobody says anything.
  func said<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
    childPreference(KeyReduction<Key>()) as? Key.Value
  }

  /// What the views inside say for a key; the default if nobody says anything.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    said(for: key) ?? Key.defaultValue
  }
}

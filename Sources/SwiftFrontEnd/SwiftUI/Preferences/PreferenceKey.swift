internal import LayoutCore
public import ViewGraph

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

/// Sets or transforms a preference of a view (V5.4).
public struct _PreferenceModifier<Key: PreferenceKey> {
  /// Returns the value, given the views' inside, which is evaluated on demand.
  let value: (GraphNode, () -> Key.Value) -> Key.Value
}

extension _PreferenceModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.graph.noteSaid(ObjectIdentifier(Key.self))
    node.updateChildren(node.inputs, base)
  }

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    guard key.key == ObjectIdentifier(Key.self) else { return node.childPreference(key) }
    return value(node) { node.value(of: Key.self) }
  }
}

extension View {
  /// Sets the value of a preference, which replaces that of the views inside.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { _, _ in value })
  }

  /// Transforms the value of a preference of the views inside.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K> { _, inside in
        var value = inside()
        callback(&value)
        return value
      }
    )
  }

  /// Sets a preference to a value of the view's geometry (V5.7).
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { node, _ in transform(Anchor(value, of: node)) })
  }

  /// Transforms a preference with a value of the view's geometry.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K> { node, inside in
        var joined = inside()
        transform(&joined, Anchor(value, of: node))
        return joined
      }
    )
  }
}

/// Sets a preference for the navigation container or presentation around a view.
public struct _PreferenceWritingModifier<Value: Hashable> {
  let name: String
  let value: (EnvironmentValues) -> Value
  let preferences: (Value) -> [ContentPreference]

  nonisolated init(
    _ name: String,
    _ value: @escaping (EnvironmentValues) -> Value,
    _ preferences: @escaping (Value) -> [ContentPreference]
  ) {
    self.name = name
    self.value = value
    self.preferences = preferences
  }
}

extension _PreferenceWritingModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let environment = EnvironmentValues(node.inputs.environment)
    let value = node.reading { self.value(environment) }
    let kept = node.remember { KeptValue(value) }
    if kept.value != value { node.graph.noteRestructured() }
    kept.value = value
    node.setOutput(.modifier(EnvironmentPassthrough.modifier(name)))
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let kept = node.memory as? KeptValue<Value> {
      for preference in preferences(kept.value) { emitter.builder.prefer(preference) }
    }
    node.emitOutput(into: &emitter)
  }
}

extension View {
  /// Sets a preference for the container around the view.
  nonisolated func preferring<Value: Hashable>(
    _ name: String,
    _ value: Value,
    _ preferences: @escaping (Value) -> [ContentPreference]
  ) -> some View {
    modifier(_PreferenceWritingModifier(name, { _ in value }, preferences))
  }
}

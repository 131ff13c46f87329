internal import ViewGraph

/// A key of a value that a view passes to its nearest container.
public protocol ContainerValueKey {
  /// The value's type.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}

/// Values that a view passes to its nearest container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var inner: (@MainActor (ObjectIdentifier) -> Any?)?

  init(_ inner: @escaping @MainActor (ObjectIdentifier) -> Any?) { self.inner = inner }

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      // Unwrapped before the cast: nil would pass for a value of an optional type.
      if let own = values[id], let value = own as? Key.Value { return value }
      let inner = inner
      nonisolated(unsafe) var found: Key.Value?
      MainActor.assumeIsolated {
        if let said = inner?(id) { found = said as? Key.Value }
      }
      return found ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// The view's tag, if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    let inner = inner
    nonisolated(unsafe) var found: V?
    MainActor.assumeIsolated {
      found = (inner?(ObjectIdentifier(TagTrait.self)) as? AnyHashable)?.base as? V
    }
    return found
  }

  /// Returns the value stored for a key.
  func value(of key: ObjectIdentifier) -> Any? { values[key] }
}

/// Sets a value for the nearest container of a view (V5.10).
struct _ContainerValueModifier {
  let change: (inout ContainerValues) -> Void

  nonisolated init(_ change: @escaping (inout ContainerValues) -> Void) { self.change = change }
}

extension _ContainerValueModifier: _PrimitiveModifier {
  func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }

  func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    var values = ContainerValues()
    change(&values)
    return values.value(of: key)
  }
}

extension View {
  /// Sets a value for the view's nearest container.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

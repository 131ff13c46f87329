/// A unique namespace (V2.17).
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    /// 0 for a namespace that matches nothing.
    let number: Int
  }

  private final class Storage {
    let id: ID

    @MainActor static var count = 0

    @MainActor init() {
      Storage.count += 1
      id = ID(number: Storage.count)
    }
  }

  private var storage: Storage?

  /// Creates the property.
  public init() {}

  /// The namespace; outside of a view that is shown one that matches nothing.
  public var wrappedValue: ID { storage?.id ?? ID(number: 0) }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout Namespace, to storage: PropertyStorage) {
    property.storage = storage.slot { Storage() }
  }
}

extension Namespace: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

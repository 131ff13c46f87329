internal import ViewGraph

/// A value of the scene, shared by its views under a key (V2.18).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?

  init(_ initial: Value, _ key: String, _ storable: StorableValue<Value>) {
    self.initial = initial
    self.key = key
  }

  /// The value; outside of a view that is shown the initial one.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding($0) } ?? .constant(initial)
  }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout SceneStorage, to storage: PropertyStorage) {
    guard let graph = storage.node?.graph else { return }
    if let known = graph.sceneValues[property.key] as? StateLocation<Value> {
      property.location = known
      return
    }
    let made = StateLocation(property.initial, isEqual: areSame)
    graph.sceneValues[property.key] = made
    property.location = made
  }
}

extension SceneStorage: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      first.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
        == second.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
    }
  }
}

public import OpenCombine
internal import ViewGraph

/// An object that the view observes and does not keep (V2.9).
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Provides bindings to the properties of an object (V2.11).
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(source: root, path: keyPath) {
        root[keyPath: keyPath]
      } set: { value, _ in
        root[keyPath: keyPath] = value
      }
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates the property.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates the property.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Connects the property with its stored value.
  public static func _connect(_ property: inout ObservedObject, to storage: PropertyStorage) {
    storage.slot { ObjectSubscription() }.observe(property.wrappedValue, for: storage.node)
  }
}

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

/// An object that is observed for as long as a view holds it.
@MainActor
final class ObjectSubscription: PropertySlot {
  private var object: AnyObject?
  private var cancellable: AnyCancellable?

  nonisolated init() {}

  /// Observes an object in place of the last one.
  func observe<Object: ObservableObject>(_ object: Object, for node: GraphNode?) {
    if self.object === object { return }
    self.object = object
    // Objects may change on any thread.
    cancellable = object.objectWillChange.sink { @Sendable [weak node] _ in invalidateSoon(node) }
  }

  func leave() {
    cancellable?.cancel()
    cancellable = nil
    object = nil
  }
}

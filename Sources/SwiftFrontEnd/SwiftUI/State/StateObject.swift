public import OpenCombine
internal import ViewGraph

/// An object that the first evaluation of its view creates, with the view's lifetime (V2.9).
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage: PropertySlot {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }

    func leave() { subscription.leave() }
  }

  private let make: () -> ObjectType
  private var storage: Storage?

  /// Creates the property.
  ///
  /// - Parameter thunk: Creates the object, once.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a view that is shown another one each time.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  /// Connects the property with its stored value.
  public static func _connect(_ property: inout StateObject, to storage: PropertyStorage) {
    let make = property.make
    let kept = storage.slot { Storage(make()) }
    kept.subscription.observe(kept.object, for: storage.node)
    property.storage = kept
  }
}

// Only the first value of the property creates an object.
extension StateObject: ComparedByIdentity {
  nonisolated static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

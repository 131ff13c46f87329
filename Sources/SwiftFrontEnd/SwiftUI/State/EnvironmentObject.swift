public import OpenCombine
internal import ViewGraph

/// The nearest object of a type that a view around supplies (V2.9).
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates the property.
  public nonisolated init() {}

  /// The object.
  ///
  /// - Precondition: A view around supplies one.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of "
          + "this view."
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  /// Connects the property with its stored value.
  public static func _connect(_ property: inout EnvironmentObject, to storage: PropertyStorage) {
    let reader = storage.slot { EnvironmentReader() }
    let subscription = storage.slot { ObjectSubscription() }
    reader.begin(in: storage)
    property.object = reader.object(ObjectType.self)
    if let object = property.object { subscription.observe(object, for: storage.node) }
  }
}

extension EnvironmentObject: ComparedByIdentity {
  nonisolated static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

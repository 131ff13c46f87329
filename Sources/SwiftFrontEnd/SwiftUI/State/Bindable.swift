/// Provides bindings to the properties of an observable object (V2.13).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Diagnoses memberwise initializers with an object that is not `Observable`.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { fatalError("an object that cannot be observed") }

  /// Creates a wrapper of another's projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(source: object, path: keyPath) {
      object[keyPath: keyPath]
    } set: { value, _ in
      object[keyPath: keyPath] = value
    }
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

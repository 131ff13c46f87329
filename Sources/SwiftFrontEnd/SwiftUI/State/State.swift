internal import ViewGraph

/// A value that lives with the identity of its view (V2.2).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state.
  ///
  /// - Parameter wrappedValue: The value at the first evaluation.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state.
  ///
  /// - Parameter initialValue: The value at the first evaluation.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; outside of a view that is shown the initial one, and writing has no effect (V2.4).
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location)
  }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout State, to storage: PropertyStorage) {
    let initial = property.initial
    property.location = storage.slot { StateLocation(initial, isEqual: areSame) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

// An initial value counts at the first evaluation only.
extension State: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

/// Returns whether two values are equal, or the same object.
func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  return FieldTable.of(Value.self).areEqual(first, second)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// A stored property that takes part in the life of its view (V2.1).
public protocol DynamicProperty {
  /// Called before each evaluation of the view.
  mutating func update()

  /// Connects the property with its stored value.
  @MainActor static func _connect(_ property: inout Self, to storage: PropertyStorage)
}

extension DynamicProperty {
  /// Does nothing: most properties only need their storage.
  public mutating func update() {}

  /// Connects the nested dynamic properties.
  @MainActor
  public static func _connect(_ property: inout Self, to storage: PropertyStorage) {
    let fields = FieldTable.of(Self.self)
    guard fields.hasDynamicProperties else { return }
    withUnsafeMutableBytes(of: &property) { bytes in
      if let address = bytes.baseAddress { fields.connect(address, storage) }
    }
  }
}

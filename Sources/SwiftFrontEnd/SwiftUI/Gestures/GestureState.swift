internal import ViewGraph

/// A value that changes while a gesture is active (V2.15).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  var place: GesturePlace<Value>?

  /// Creates a property.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a property.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property.
  ///
  /// - Parameter resetTransaction: The transaction of the reset to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a property.
  ///
  /// - Parameter resetTransaction: The transaction of the reset to the initial value.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a property.
  ///
  /// - Parameter reset: Changes the transaction of the reset to the initial value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates a property.
  ///
  /// - Parameter reset: Changes the transaction of the reset to the initial value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { place?.location.read() ?? initial }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout GestureState, to storage: PropertyStorage) {
    let (initial, reset) = (property.initial, property.reset)
    property.place = storage.slot { GesturePlace(initial, reset) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is nil while no gesture is active.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a property whose value is nil while no gesture is active.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

// The place is changed on the main actor only.
extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

/// The storage of a `GestureState`.
final class GesturePlace<Value> {
  let location: StateLocation<Value>
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void

  init(_ initial: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
    self.initial = initial
    self.reset = reset
    location = StateLocation(initial, isEqual: areSame)
  }

  /// Resets the value.
  func end() {
    var transaction = Transaction()
    reset(location.peek(), &transaction)
    withTransaction(transaction) { location.write(initial) }
  }
}

internal import ViewGraph

/// The focused view, among several (V2.16).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var place: FocusPlace<Value>?

  /// Reads and writes which view has the focus.
  @propertyWrapper
  public struct Binding {
    let place: FocusPlace<Value>?
    let initial: Value

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get { place?.location.read() ?? initial }
      nonmutating set { place?.location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Whether a view has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a value of the focused view; nil for none.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The value of the focused view; outside of a live view there is none.
  public var wrappedValue: Value {
    get { place?.location.read() ?? initial }
    nonmutating set { place?.location.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(place: place, initial: initial) }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout FocusState, to storage: PropertyStorage) {
    let initial = property.initial
    property.place = storage.slot { FocusPlace(initial) }
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

extension FocusState.Binding: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    FieldTable.comparing { first, second in
      let first = first.assumingMemoryBound(to: FocusState<Value>.Binding.self).pointee
      let second = second.assumingMemoryBound(to: FocusState<Value>.Binding.self).pointee
      return first.place != nil && first.place === second.place
    }
  }
}

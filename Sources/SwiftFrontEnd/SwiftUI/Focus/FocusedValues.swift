public import OpenCombine

/// Values that the focused view exports to the rest of the app.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates empty values.
  public init() {}

  /// The value of a key; nil if none is exported.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns whether both are equal.
  public static func == (first: FocusedValues, second: FocusedValues) -> Bool {
    first.values.keys == second.values.keys
      && first.values.allSatisfy { key, value in
        second.values[key].map { areSame($0, value) } ?? false
      }
  }
}

/// A key of a value that the focused view exports.
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// A value that the focused view exports.
///
/// Inert: it is nil, since accessibility focus is not the focus of views.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates the property.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Creates a property for an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

  /// The value, which is nil.
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view exports.
///
/// Inert: it is nil, since accessibility focus is not the focus of views.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates the property.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value, which is nil; writing it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Exports a value to the rest of the app while a view inside has focus.
  ///
  /// Inert: `FocusedValue` is nil.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { self }

  /// Exports a value to the rest of the app while the scene is active.
  ///
  /// Inert: `FocusedValue` is nil.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { self }

  /// Exports an object to the rest of the app while a view inside has focus.
  ///
  /// Inert: `FocusedValue` is nil.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
}

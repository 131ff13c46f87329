internal import Observation
internal import ViewGraph

/// A value that the view inherits (V4.3).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// The nearest object of a type; nil if there need not be one.
    case object((EnvironmentReader) -> Value?)
  }

  private let source: Source
  private var reader: EnvironmentReader?

  /// Creates the property.
  ///
  /// - Parameter keyPath: The key path of the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Creates a property for the nearest object of a type (V2.14).
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0.object(objectType) }
  }

  /// Creates a property for the nearest object of a type; nil if there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object { .some($0.object(objectType)) }
  }

  /// The value; outside of a view that is shown the default one.
  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath):
      return reader?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
    case .object(let find):
      if let object = find(reader ?? EnvironmentReader()) { return object }
      fatalError(
        "No Observable object of type \(Value.self) found. "
          + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view."
      )
    }
  }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout Environment, to storage: PropertyStorage) {
    let reader = storage.slot { EnvironmentReader() }
    reader.begin(in: storage)
    property.reader = reader
  }
}

// Key paths are constant, and the values that were read are compared separately.
extension Environment: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

// Key paths of the environment hold no state; the reader is used on the main actor only.
extension Environment: @unchecked Sendable where Value: Sendable {}

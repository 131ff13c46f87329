internal import Observation
internal import OpenCombine
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

/// The environment values that a view has read, which tell whether a changed environment has to
/// evaluate it again (V4.3).
final class EnvironmentReader {
  private(set) var environment = EnvironmentValues()
  private var reads: [AnyKeyPath: (EnvironmentValues) -> Bool] = [:]
  private var object: (GraphEnvironment) -> Bool = { _ in true }

  /// Begins an evaluation.
  @MainActor
  func begin(in storage: PropertyStorage) {
    environment = storage.environment
    reads.removeAll(keepingCapacity: true)
  }

  /// A value, which is noted.
  func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let value = environment[keyPath: keyPath]
    if reads[keyPath] == nil {
      reads[keyPath] = { areSame($0[keyPath: keyPath], value) }
    }
    return value
  }

  /// The nearest object of a type, which is noted.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let id = ObjectIdentifier(type)
    let object = environment.graph[id] as? Object
    self.object = { ($0[id] as? Object) === object }
    return object
  }

  /// Whether something that was read is another value in an environment.
  func differs(in graph: GraphEnvironment) -> Bool {
    if !object(graph) { return true }
    let environment = EnvironmentValues(graph)
    return reads.values.contains { !$0(environment) }
  }
}

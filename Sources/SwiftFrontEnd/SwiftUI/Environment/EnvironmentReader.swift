internal import OpenCombine
internal import ViewGraph

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

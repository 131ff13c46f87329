/// The environment values, by the types that are their keys.
///
/// A copy that is not written to is known to be equal without a look at its values.
public struct GraphEnvironment {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  /// The shared storage of environments without values, which are made again and again.
  nonisolated(unsafe) private static let none = Storage([:])

  private var storage = GraphEnvironment.none

  /// Creates an environment without values.
  public init() {}

  /// The value of a key; nil if it is not set.
  public subscript(key: ObjectIdentifier) -> Any? {
    get { storage.values[key] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[key] = newValue
    }
  }

  /// Whether both are copies of one.
  public func isIdentical(to other: GraphEnvironment) -> Bool { storage === other.storage }
}

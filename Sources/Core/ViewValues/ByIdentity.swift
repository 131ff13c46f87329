/// A value that cannot be compared, such as a closure: it equals its own copies and nothing else.
///
/// The compiler can then compare the values that hold one, member by member.
public struct ByIdentity<Value: Sendable>: Sendable, Hashable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Wraps a value.
  public init(_ value: Value) { storage = Storage(value) }

  /// The wrapped value.
  public var value: Value { storage.value }

  /// Whether both are copies of one.
  public static func == (first: ByIdentity, second: ByIdentity) -> Bool {
    first.storage === second.storage
  }

  /// Hashes the value's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

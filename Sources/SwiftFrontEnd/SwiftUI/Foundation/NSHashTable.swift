/// A set of objects with weak or strong references; deallocated ones do not count.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Member {
    weak var object: ObjectType?
    let held: ObjectType?
  }

  private var members: [ObjectIdentifier: Member] = [:]
  private let holds: Bool

  /// Creates a table that holds its objects or, as its options say, does not.
  public init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
    holds = !options.contains(.weakMemory)
  }

  /// A table that does not hold its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in no order.
  open var allObjects: [ObjectType] {
    members = members.filter { $0.value.object != nil }
    return members.values.compactMap(\.object)
  }

  /// The count of objects.
  open var count: Int { allObjects.count }

  /// Any of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    members[ObjectIdentifier(object)] = Member(object: object, held: holds ? object : nil)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { members[ObjectIdentifier(object)] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { members = [:] }

  /// Returns whether the table has an object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { members[ObjectIdentifier($0)]?.object === $0 } ?? false
  }

  /// Returns an enumerator of the objects, in no order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Options for a table's references.
public enum NSPointerFunctions {
  /// Options for a table's references: weak with `weakMemory`, or else strong.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strong references.
    public static let strongMemory = Options([])
    /// Weak references.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects compare by identity, as they always do here.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Copies objects, which has no effect.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

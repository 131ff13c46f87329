/// Objects of which each is there once, held or not; those that are gone are not counted.
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

  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }

  /// Takes an object.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    members[ObjectIdentifier(object)] = Member(object: object, held: holds ? object : nil)
  }

  /// Gives an object back.
  open func remove(_ object: ObjectType?) {
    if let object { members[ObjectIdentifier(object)] = nil }
  }

  /// Gives all objects back.
  open func removeAllObjects() { members = [:] }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { members[ObjectIdentifier($0)]?.object === $0 } ?? false
  }

  /// The objects one after the other, in no order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Options for a table's references.
public enum NSPointerFunctions {
  /// Options for a table's references: weak with `weakMemory`, or else strong.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates options of the number that stands for them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are held.
    public static let strongMemory = Options([])
    /// Objects are not held.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same if they are the same place, which they always are here.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied, which nothing here does.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

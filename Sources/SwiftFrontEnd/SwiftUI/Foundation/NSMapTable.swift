/// A map between objects with weak or strong references; entries with a deallocated object do not
/// count.
///
/// Keys compare as `NSObject` does, or else by identity.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    weak var object: ObjectType?
    let held: (KeyType?, ObjectType?)
  }

  private var entries: [AnyHashable: Entry] = [:]
  private let holds: (keys: Bool, objects: Bool)

  /// Creates a table that holds its keys and objects or, as its options say, does not.
  public init(
    keyOptions: NSPointerFunctions.Options = .strongMemory,
    valueOptions: NSPointerFunctions.Options = .strongMemory,
    capacity: Int = 0
  ) {
    holds = (!keyOptions.contains(.weakMemory), !valueOptions.contains(.weakMemory))
  }

  /// A table that holds both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// A table that holds its objects.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// A table that holds its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// A table that holds neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[name(of: aKey)], entry.key != nil else { return nil }
    return entry.object
  }

  /// Sets the object of a key; nil takes it away.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[name(of: aKey)] = anObject.map { object in
      let held = (holds.keys ? aKey : nil, holds.objects ? object : nil)
      return Entry(key: aKey, object: object, held: held)
    }
  }

  /// Removes the object of a key.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[name(of: aKey)] = nil }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [:] }

  /// The count of entries.
  open var count: Int { present.count }

  /// Returns an enumerator of the keys, in no order.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: present.compactMap(\.key)).objectEnumerator()
  }

  /// Returns an enumerator of the objects, in no order.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.compactMap(\.object)).objectEnumerator()
  }

  private var present: [Entry] {
    entries = entries.filter { $0.value.key != nil && $0.value.object != nil }
    return Array(entries.values)
  }

  /// Returns the identity of a key, which does not retain a key that the table holds weakly.
  private func name(of key: KeyType) -> AnyHashable {
    guard holds.keys, let object = key as? NSObject else { return ObjectIdentifier(key) }
    return object
  }
}

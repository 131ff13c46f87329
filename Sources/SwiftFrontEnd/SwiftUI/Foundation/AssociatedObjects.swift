internal import Synchronization

// Associated objects of the Objective-C runtime, which Apple's Foundation exports.

/// The policy of an association: whether it retains or copies the object.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key, for the object's lifetime; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  guard let object = object as AnyObject? else { return }
  AssociatedObjects.set(value, policy, for: object, key: UInt(bitPattern: key))
}

/// Returns the object associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let object = object as AnyObject? else { return nil }
  return AssociatedObjects.value(for: object, key: UInt(bitPattern: key))
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let object = object as AnyObject? else { return }
  AssociatedObjects.removeAll(for: object)
}

/// The associations of objects.
private enum AssociatedObjects {
  private struct Value {
    var strong: Any?
    weak var assigned: AnyObject?
  }

  /// The associations of one object, whose address another object may take over.
  private struct Entry {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  /// Safe to share: it is used under the lock only.
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The count of entries at which those of deallocated objects are removed.
    var room = 64
  }

  private static let table = Mutex(Table())

  static func set(
    _ value: Any?,
    _ policy: objc_AssociationPolicy,
    for object: AnyObject,
    key: UInt
  ) {
    nonisolated(unsafe) let kept = value.map { value in
      policy == .OBJC_ASSOCIATION_ASSIGN
        ? Value(strong: nil, assigned: value as AnyObject) : Value(strong: value)
    }
    nonisolated(unsafe) let owner = object
    // A released object's deinitializer may ask for the table, so it is released after the lock.
    nonisolated(unsafe) var gone: [Entry] = []
    table.withLock { table in
      let identity = ObjectIdentifier(owner)
      var entry = table.entries[identity] ?? Entry(object: owner)
      if entry.object !== owner {
        gone.append(entry)
        entry = Entry(object: owner)
      }
      gone.append(Entry(values: entry.values.filter { $0.key == key }))
      entry.values[key] = kept
      table.entries[identity] = entry
      guard table.entries.count > table.room else { return }
      gone += table.entries.values.filter { $0.object == nil }
      table.entries = table.entries.filter { $0.value.object != nil }
      table.room = max(64, table.entries.count * 2)
    }
    withExtendedLifetime(gone) {}
  }

  static func value(for object: AnyObject, key: UInt) -> Any? {
    nonisolated(unsafe) let owner = object
    nonisolated(unsafe) var found: Any?
    table.withLock { table in
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.object === owner,
        let value = entry.values[key]
      else { return }
      found = value.strong ?? value.assigned
    }
    return found
  }

  static func removeAll(for object: AnyObject) {
    nonisolated(unsafe) let owner = object
    nonisolated(unsafe) var gone: Entry?
    table.withLock { gone = $0.entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(gone) {}
  }
}

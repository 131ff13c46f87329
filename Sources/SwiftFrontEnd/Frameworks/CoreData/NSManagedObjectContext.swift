import Foundation
import SwiftUI

/// Reads and changes the objects of a container, which are all in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // As on Apple's systems, it is used by one queue at a time; sendability only means that it may be
  // passed on.

  /// The queue that a context is used on.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
  }

  /// All objects of a container, shared by its contexts.
  final class Store: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var objects: [NSManagedObject] = []
    /// The types of objects; nil if nothing has said so.
    var model: NSManagedObjectModel?
  }

  private(set) var store = Store()
  /// The objects that were inserted since the last save.
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  /// The objects that have changed since then.
  public private(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects that were deleted since then.
  public private(set) var deletedObjects: Set<NSManagedObject> = []
  /// The parent context; all contexts share their objects.
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }
  /// Inert: changes take effect at once.
  open var automaticallyMergesChangesFromParent = false
  /// Inert: contexts do not differ.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Inert: changes are not undone.
  open var undoManager: UndoManager?
  /// The name of the context.
  open var name: String?
  /// The author of changes.
  open var transactionAuthor: String?
  /// The notes of the context's users.
  public let userInfo = NSMutableDictionary()
  /// The stores, which are not opened.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let coordinator = persistentStoreCoordinator { store = coordinator.objects } }
  }
  /// Inert: objects do not change elsewhere.
  open var stalenessInterval: TimeInterval = -1
  /// The objects of the context, which are all there are.
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  /// Creates a context.
  public init(concurrencyType type: ConcurrencyType) { super.init() }

  init(_ store: Store) {
    super.init()
    self.store = store
  }

  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    store.objectWillChange.send()
    object.managedObjectContext = self
    object.isDeleted = false
    store.objects.append(object)
    insertedObjects.insert(object)
  }

  /// Deletes an object.
  open func delete(_ object: NSManagedObject) {
    store.objectWillChange.send()
    store.objects.removeAll { $0 === object }
    object.isDeleted = true
    deletedObjects.insert(object)
    for other in object.endRelationships() where !other.isDeleted { delete(other) }
    object.managedObjectContext = nil
  }

  func noteChange(of object: NSManagedObject) {
    store.objectWillChange.send()
    updatedObjects.insert(object)
  }

  /// Whether something has changed since something was saved.
  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  /// Marks the changes as saved: they are in memory alone.
  open func save() throws { (insertedObjects, updatedObjects, deletedObjects) = ([], [], []) }

  /// Reverts insertions and deletions since the last save; changed values stay.
  open func rollback() {
    for object in insertedObjects { delete(object) }
    for object in deletedObjects.subtracting(insertedObjects) { insert(object) }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }

  /// Deletes all objects.
  open func reset() { for object in store.objects { delete(object) } }

  /// Inert: objects are up to date.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}

  /// Inert: objects are up to date.
  open func refreshAllObjects() {}

  /// Inert: changes take effect at once.
  open func processPendingChanges() {}

  /// Inert: identities do not change.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Returns the object with an identity; nil if there is none.
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === id }
  }

  /// Returns the objects of a request.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var found = store.objects.filter { object in
      object is T && request.isMeant(object)
        && (request.predicate.map { $0.evaluate(with: object) } ?? true)
    }
    if let order = request.sortDescriptors, !order.isEmpty {
      found.sort { first, second in
        for descriptor in order {
          switch descriptor.compare(first, to: second) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
    }
    let kept = found.dropFirst(request.fetchOffset)
    return (request.fetchLimit > 0 ? kept.prefix(request.fetchLimit) : kept).compactMap { $0 as? T }
  }

  /// Returns the count of objects that a request fetches.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }

  /// Returns the object with an identity; a new one if there is none.
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.objects.first { $0.objectID === id } ?? NSManagedObject(context: self)
  }

  /// Returns the object with an identity; throws if there is none.
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = store.objects.first(where: { $0.objectID === id }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return found
  }

  /// Runs code at once.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs code at once.
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

  /// Runs code at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// Inert: the resolution of conflicts between contexts.
public final class NSMergePolicy: NSObject, Sendable {
  /// An error.
  public static let error = NSMergePolicy()
  /// Keeps the changes in memory, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// Keeps the changes in the store, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// Keeps the objects in memory.
  public static let overwrite = NSMergePolicy()
  /// Keeps the objects in the store.
  public static let rollback = NSMergePolicy()
}

/// Inert: keeps the changes in memory.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Inert: keeps the changes in the store.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

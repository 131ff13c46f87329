import Foundation

/// The stores of a container, which are not opened: its objects are in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Its mutable state is used as contexts are: by one queue at a time.

  /// The types of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name.
  open var name: String?
  let objects: NSManagedObjectContext.Store

  init(_ model: NSManagedObjectModel, _ objects: NSManagedObjectContext.Store) {
    (managedObjectModel, self.objects) = (model, objects)
  }

  /// Creates a coordinator without objects.
  public convenience init(managedObjectModel model: NSManagedObjectModel) {
    let objects = NSManagedObjectContext.Store()
    objects.model = model
    self.init(model, objects)
  }

  func add(_ store: NSPersistentStore) { persistentStores.append(store) }

  /// Adds a store, which begins empty.
  @discardableResult
  open func addPersistentStore(
    ofType type: String,
    configurationName: String?,
    at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    (description.type, description.url) = (type, url)
    let store = NSPersistentStore(description)
    add(store)
    return store
  }

  /// Removes a store; its objects stay.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Inert: there is no file.
  open func destroyPersistentStore(
    at url: URL,
    ofType type: String,
    options: [AnyHashable: Any]? = nil
  ) throws {}

  /// Inert: nothing is copied.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore,
    to url: URL,
    options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore { store }

  /// Returns the URL of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// Returns nothing: no object is found by a URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

/// A store, which is not opened.
open class NSPersistentStore: NSObject {
  /// The kind.
  public let type: String
  /// The URL of the file, which is not created.
  open var url: URL?
  /// The name of a configuration.
  public let configurationName: String
  /// Inert: there are none.
  public let options: [AnyHashable: Any]? = nil
  /// Inert: nothing is written.
  open var isReadOnly = false
  /// The notes about the store.
  open var metadata: [String: Any]! = [:]

  init(_ description: NSPersistentStoreDescription) {
    (type, url) = (description.type, description.url)
    configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
  }
}

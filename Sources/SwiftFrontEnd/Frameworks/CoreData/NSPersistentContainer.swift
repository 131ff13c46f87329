import Foundation
import SwiftUI

/// Stores objects: always in memory.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Its mutable state is used as its contexts are: by one queue at a time.

  /// The name.
  public let name: String
  /// The descriptions of the stores, which are not opened.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  private let store = NSManagedObjectContext.Store()
  /// The context of views.
  public private(set) lazy var viewContext = NSManagedObjectContext(store)

  /// Creates a container.
  public init(name: String) { self.name = name }

  /// The types of its objects.
  open var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }
  /// The stores.
  public private(set) lazy var persistentStoreCoordinator = NSPersistentStoreCoordinator(
    NSManagedObjectModel(),
    store
  )

  /// Creates a container of objects of a model.
  public convenience init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.init(name: name)
    store.model = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(model, store)
  }

  /// Calls the completion handler: nothing is read.
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    _warnOnce("CoreData keeps objects in memory alone: a store begins empty, and nothing stays")
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.add(NSPersistentStore(description))
      completionHandler(description, nil)
    }
  }

  /// Returns another context with the same objects.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(store) }

  /// Runs code at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Runs code at once.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }

  /// The folder of stores.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/dev/null") }
}

/// A container that would sync with iCloud; it does not.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The description of a store.
public final class NSPersistentStoreDescription: NSObject {
  /// The URL of the file, which is not created.
  public var url: URL?
  /// The kind.
  public var type = "SQLite"
  /// Inert: there are no older stores.
  public var shouldMigrateStoreAutomatically = true
  /// Inert: there are no older stores.
  public var shouldInferMappingModelAutomatically = true
  /// Inert: stores are not synced.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Creates a description.
  public override init() { super.init() }

  /// Creates a description.
  public init(url: URL) { self.url = url }

  /// Inert: nothing is written.
  public var isReadOnly = false
  /// Inert: nothing is opened.
  public var shouldAddStoreAsynchronously = false
  /// The name of a configuration.
  public var configuration: String?

  /// Inert: options have no effect.
  public func setOption(_ option: NSObject?, forKey key: String) {}

  /// Inert: there is no database.
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// Inert: the options of syncing.
public final class NSPersistentCloudKitContainerOptions: NSObject {
  /// Creates options.
  public init(containerIdentifier: String) {}
}

/// Inert: the name of a store type.
public let NSSQLiteStoreType = "SQLite"
/// Inert: the name of a store type.
public let NSInMemoryStoreType = "InMemory"
/// Inert: the name of a store type.
public let NSBinaryStoreType = "Binary"
/// Inert: the name of an option.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Inert: the name of an option.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Inert: the name of an option.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Inert: the name of an option.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Inert: the name of an option.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Inert: the name of an option.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

extension Notification.Name {
  /// Posted after a context saved; never, here.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// Posted after objects changed; never, here.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// Posted after a remote change; never, here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification"
  )
}

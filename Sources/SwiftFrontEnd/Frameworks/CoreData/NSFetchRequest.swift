import Foundation

/// A request for objects.
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the type.
  public let entityName: String?
  /// Which ones.
  public var predicate: NSPredicate?
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The maximum count; 0 for no limit.
  public var fetchLimit = 0
  /// The count of objects to skip.
  public var fetchOffset = 0
  /// Inert: everything is in memory.
  public var fetchBatchSize = 0
  /// Inert: everything is in memory.
  public var returnsObjectsAsFaults = true
  /// Inert: changes take effect at once.
  public var includesPendingChanges = true
  /// Inert: everything is in memory.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// Inert: objects are fetched, with all that they have.
  public var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Inert: objects are fetched, with all that they have.
  public var propertiesToFetch: [Any]?
  /// Inert: objects are fetched one by one.
  public var propertiesToGroupBy: [Any]?
  /// Inert: objects differ.
  public var returnsDistinctResults = false
  /// Inert: objects of types that inherit are fetched.
  public var includesSubentities = true
  /// Inert: everything is in memory.
  public var includesPropertyValues = true
  /// Inert: objects are up to date.
  public var shouldRefreshRefetchedObjects = false

  /// Creates a request for objects of the result's type.
  public override convenience init() { self.init(entityName: "\(ResultType.self)") }

  /// Creates a request for objects of a type.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Returns whether an object is of the request's type; the entity's name decides for a result of
  /// any type.
  func isMeant(_ object: NSManagedObject) -> Bool {
    if ResultType.self is NSManagedObject.Type, ResultType.self != NSManagedObject.self {
      return true
    }
    return entityName == nil || entityName == "\(type(of: object))"
      || entityName == "NSManagedObject"
  }
}

/// Inert: the kind of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a kind of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// The identities of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by their names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// A number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// Creates a request.
  public override init() {}
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// Deletes all objects of a request.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request for the objects to delete.
  let request: NSFetchRequest<any NSFetchRequestResult>?
  private let ids: [NSManagedObjectID]
  /// The kind of result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a deletion of the objects of another request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (request, ids) = (fetch, [])
  }

  /// Creates a deletion of objects.
  public init(objectIDs objects: [NSManagedObjectID]) { (request, ids) = (nil, objects) }

  /// The objects of a context that are meant.
  func objects(in context: NSManagedObjectContext) -> [NSManagedObject] {
    context.store.objects.filter { object in
      guard let request else { return ids.contains { $0 === object.objectID } }
      return request.isMeant(object)
        && (request.predicate.map { $0.evaluate(with: object) } ?? true)
    }
  }
}

/// The kind of result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// `true`, the objects' IDs, or their count.
  open var result: Any?
  /// The kind of result that was requested.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

extension NSManagedObjectContext {
  /// Executes a request: objects are deleted at once.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else {
      throw CocoaError(.featureUnsupported)
    }
    let objects = deletion.objects(in: self)
    for object in objects { delete(object) }
    let answer = NSBatchDeleteResult()
    answer.resultType = deletion.resultType
    answer.result =
      switch deletion.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
    return answer
  }

  /// Inert: contexts of a container share their objects.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
}

/// The key of inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of refreshed objects.
public let NSRefreshedObjectsKey = "refreshed"

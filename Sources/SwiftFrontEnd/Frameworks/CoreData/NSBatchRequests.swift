import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// Creates a request.
  public override init() {}
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// Takes away all objects that a request means.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects go.
  let request: NSFetchRequest<any NSFetchRequestResult>?
  private let ids: [NSManagedObjectID]
  /// The kind of result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request for objects that another one means.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (request, ids) = (fetch, [])
  }

  /// Creates a request for objects.
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

/// Which objects were taken away.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// That it was done, the objects' IDs, or how many there were.
  open var result: Any?
  /// The kind of result that was requested.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

extension NSManagedObjectContext {
  /// Does what is asked for: objects are taken away at once.
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

  /// Inert: contexts of a container have the same objects.
  public static func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
}

/// The key of objects that were made.
public let NSInsertedObjectsKey = "inserted"
/// The key of objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of objects that were taken away.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were read anew.
public let NSRefreshedObjectsKey = "refreshed"

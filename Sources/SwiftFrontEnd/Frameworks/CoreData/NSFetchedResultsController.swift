import Foundation

/// The objects of a request in sections.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context of the objects.
  public let managedObjectContext: NSManagedObjectContext
  /// The property that names the sections; nil for one of all objects.
  public let sectionNameKeyPath: String?
  /// Inert: nothing is cached.
  public let cacheName: String?
  /// Is told of nothing: objects are fetched by ``performFetch()`` alone.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; nil before they are fetched.
  open private(set) var fetchedObjects: [ResultType]?
  /// The sections; nil before objects are fetched.
  open private(set) var sections: [any NSFetchedResultsSectionInfo]?

  /// Creates a controller, which has fetched nothing.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  /// Fetches the objects; a section has objects with the same name that follow each other.
  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    var groups: [(name: String, objects: [ResultType])] = []
    for object in objects {
      let name = name(of: object)
      if groups.last?.name == name {
        groups[groups.count - 1].objects.append(object)
      } else {
        groups.append((name, [object]))
      }
    }
    if sectionNameKeyPath == nil, groups.isEmpty { groups = [("", [])] }
    fetchedObjects = objects
    sections = groups.map { Section(name: $0.name, objects: $0.objects) }
  }

  private func name(of object: ResultType) -> String {
    guard let key = sectionNameKeyPath, let object = object as? NSManagedObject,
      let value = object.value(forKey: key)
    else { return "" }
    return "\(value)"
  }

  /// Returns the object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let sections, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
      let object = objects[indexPath[1]] as? ResultType
    else { preconditionFailure("there is no object at \(indexPath)") }
    return object
  }

  /// Returns the place of an object; nil if it was not fetched.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      let row = info.objects?.firstIndex { ($0 as AnyObject) === object }
      if let row { return IndexPath(indexes: [section, row]) }
    }
    return nil
  }

  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
    var indexTitle: String? { name.first.map { $0.uppercased() } }

    init(name: String, objects: [ResultType]) { (self.name, self.objects) = (name, objects) }
  }
}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
  /// The name.
  var name: String { get }
  /// The first letter of the name.
  var indexTitle: String? { get }
}

/// Inert: is told of changes to a controller's objects, which are not followed.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// The kind of a change.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

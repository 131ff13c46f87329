import Foundation

/// A type of objects.
open class NSEntityDescription: NSObject {
  /// The name of the type.
  open var name: String?
  /// The name of the class, with its module or without.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of types that inherit from it.
  open var isAbstract = false
  /// Attributes and relationships.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  /// The types that inherit from it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The type that it inherits from.
  open private(set) weak var superentity: NSEntityDescription?
  /// The model that it is in.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// Inert: values need not be unique.
  open var uniquenessConstraints: [[Any]] = []
  /// Inert: nothing is looked up by an index.
  open var indexes: [NSFetchIndexDescription] = []
  /// The notes of the type's author.
  open var userInfo: [AnyHashable: Any]?

  /// Creates a type.
  public override init() { super.init() }

  /// Creates a type with a name.
  convenience init(name: String) {
    self.init()
    (self.name, managedObjectClassName) = (name, name)
  }

  /// Attributes and relationships by their names, those included that it inherits.
  open var propertiesByName: [String: NSPropertyDescription] {
    let own = properties.map { ($0.name, $0) }
    return (superentity?.propertiesByName ?? [:]).merging(own) { $1 }
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Whether an object of the class is one of the type.
  func isMeant(_ type: NSManagedObject.Type) -> Bool {
    let names = ["\(type)", String(reflecting: type)]
    return names.contains(managedObjectClassName) || name == names[0]
  }

  /// The type of a context's model with a name, else one with nothing but the name.
  public static func entity(
    forEntityName name: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.store.model?.entitiesByName[name] ?? NSEntityDescription(name: name)
  }

  /// A new object, of its class if the context's model names that with its module, else one that has values by
  /// their names alone.
  public static func insertNewObject(
    forEntityName name: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.store.model?.entitiesByName[name] ?? NSEntityDescription(name: name)
    let type = NSClassFromString(entity.managedObjectClassName) as? NSManagedObject.Type
    return (type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
  }
}

/// Inert: an index of properties.
open class NSFetchIndexDescription: NSObject {
  /// The name.
  open var name: String
  /// The properties.
  open var elements: [NSFetchIndexElementDescription]

  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
  }
}

/// Inert: a property of an index.
open class NSFetchIndexElementDescription: NSObject {
  /// The kind of an index.
  public enum CollationType: UInt, Sendable { case binary, rTree }

  /// The property.
  open private(set) var property: NSPropertyDescription?

  /// Creates the part of an index.
  public init(property: NSPropertyDescription, collationType: CollationType) {
    self.property = property
  }
}

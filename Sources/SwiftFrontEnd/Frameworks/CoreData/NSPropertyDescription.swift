import Foundation

/// A property of a type of objects.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// Whether objects may have no value.
  open var isOptional = true
  /// Inert: nothing is stored.
  open var isTransient = false
  /// The type that has the property.
  open internal(set) weak var entity: NSEntityDescription?
  /// The notes of the property's author.
  open var userInfo: [AnyHashable: Any]?
  /// Inert: there are no older stores.
  open var renamingIdentifier: String?

  /// Creates a property.
  public override init() { super.init() }
}

/// A value of an object.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects.
  open var defaultValue: Any?
  /// Inert: nothing is stored in files.
  open var allowsExternalBinaryDataStorage = false
  /// Inert: nothing is stored in files.
  open var allowsCloudEncryption = false
  /// Inert: values stay as they are.
  open var valueTransformerName: String?
  /// The name of a value's class.
  open var attributeValueClassName: String?
}

/// The kind of an attribute's value.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// Objects that belong to an object.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The type of the others.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the others to the object.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects; 0 for any number.
  open var maxCount = 0
  /// The fewest objects.
  open var minCount = 0
  /// The fate of the others when the object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the others have an order.
  open var isOrdered = false

  /// Whether there may be several objects.
  open var isToMany: Bool { maxCount != 1 }
}

/// The fate of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Inert: a value that a request computes.
open class NSExpressionDescription: NSPropertyDescription {
  /// The kind of value.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// Inert: objects that a property asks for.
open class NSFetchedPropertyDescription: NSPropertyDescription {}

/// The types of a container's objects.
public final class NSManagedObjectModel: NSObject {
  /// The types.
  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// Inert: there are no other versions.
  public var versionIdentifiers: Set<AnyHashable> = []

  /// Creates a model without types.
  public override init() { super.init() }

  /// Creates a model without types: files are not read.
  public convenience init?(contentsOf url: URL) { self.init() }

  /// Creates a model without types: files are not read.
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }

  /// The types by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    let named = entities.compactMap { entity in entity.name.map { ($0, entity) } }
    return Dictionary(named) { first, _ in first }
  }

  /// The type whose objects have a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    entities.first { $0.isMeant(type) }
  }
}

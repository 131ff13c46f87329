@_exported import Foundation
import SwiftUI

/// An object whose values are stored by their names.
open class NSManagedObject: NSObject, ObservableObject, Identifiable {
  /// Sends before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  private var values: [String: Any] = [:]
  /// The context that it is in; nil after it was deleted.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The stable identity.
  public let objectID = NSManagedObjectID()
  /// Whether it was deleted.
  public internal(set) var isDeleted = false
  /// The type.
  public var entity: NSEntityDescription { NSEntityDescription(name: "\(type(of: self))") }

  /// Creates an object in a context.
  public required init(context: NSManagedObjectContext) {
    super.init()
    context.insert(self)
    awakeFromInsert()
  }

  /// Creates an object in a context, if one is given.
  public required init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Called after the object was created.
  open func awakeFromInsert() {}

  /// The object was found; nothing is looked for in files.
  open func awakeFromFetch() {}

  /// The changes are about to be saved.
  open func willSave() {}

  /// Whether something has changed that was not saved.
  public var hasChanges: Bool { managedObjectContext?.hasChanges ?? false }

  /// `true` if it was inserted since the last save.
  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }

  /// Returns a value by its name; nil if there is none.
  public func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Sets a value by its name.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Inert: there are no observers.
  public func willAccessValue(forKey key: String?) {}

  /// Inert: there are no observers.
  public func didAccessValue(forKey key: String?) {}

  /// Notifies observers before a value changes.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// Inert: observers were notified before the change.
  public func didChangeValue(forKey key: String) {}

  /// Returns the value of a managed property; by default nil, zero or an empty value.
  public func _managedValue<Value>(_ name: String) -> Value {
    if let value = values[name] as? Value { return value }
    guard let neutral = ManagedValue.neutral(Value.self) else {
      preconditionFailure("the managed property '\(name)' has not been set")
    }
    return neutral
  }

  /// Sets a managed property.
  public func _setManagedValue<Value>(_ value: Value, _ name: String) {
    objectWillChange.send()
    values[name] = value
    managedObjectContext?.noteChange(of: self)
  }
}

/// The default values of managed properties.
private enum ManagedValue {
  static func neutral<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type {
      return type.init(nilLiteral: ()) as? Value
    }
    let values: [Any] = [
      "", false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0),
      Date(timeIntervalSinceReferenceDate: 0),
      Data(), NSSet(), NSOrderedSet(), Decimal(0), NSDecimalNumber.zero,
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }
}

/// The identity of an object.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  // It is immutable.

  /// Inert: always `false`.
  public var isTemporaryID: Bool { false }

  /// Returns a URL of the identity.
  public func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/dev/null/\(ObjectIdentifier(self).hashValue)")
  }
}

/// A type of a fetch's results.
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// A question for objects of the type.
  public static func fetchRequest() -> NSFetchRequest<Self> { NSFetchRequest() }
}

extension NSDictionary: NSFetchRequestResult {}

/// A type of objects.
public final class NSEntityDescription: NSObject {
  /// The name of the type.
  public let name: String?

  /// Creates a type with a name.
  init(name: String) { self.name = name }

  /// A type by its name.
  public static func entity(
    forEntityName name: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: name) }

  /// A new object that has values by their names alone: classes are not found by the names of their types.
  public static func insertNewObject(
    forEntityName name: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}

/// Stores a property of an object by its name: the expansion of `@NSManaged`.
@attached(accessor, names: named(get), named(set))
public macro _NSManage() = #externalMacro(module: "EspalierMacros", type: "ManagedPropertyMacro")

@_exported import Foundation
import SwiftUI
import UIKit

/// An object whose values are stored by their names.
open class NSManagedObject: NSObject, ObservableObject, Identifiable {
  /// Sends before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// The values by the names of properties; those of relationships to many are arrays of objects.
  var values: [String: Any] = [:]
  /// The context that it is in; nil after it was deleted.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The stable identity.
  public let objectID = NSManagedObjectID()
  /// Whether it was deleted.
  public internal(set) var isDeleted = false
  /// The type: that of the container's model, else one with nothing but the name of the class.
  public private(set) lazy var entity = NSEntityDescription(name: "\(type(of: self))")

  /// The relationships that a model file gives to the class.
  open class var _relationships: [_Relationship] { [] }
  /// The values that a model file gives to new objects of the class.
  open class var _defaultValues: [String: any Sendable] { [:] }

  /// Creates an object in a context.
  public required init(context: NSManagedObjectContext) {
    super.init()
    begin(context.store.model?.entity(of: type(of: self)))
    context.insert(self)
    awakeFromInsert()
  }

  /// Creates an object in a context, if one is given.
  public required init(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) {
    super.init()
    begin(entity)
    context?.insert(self)
    awakeFromInsert()
  }

  /// Takes over the type's default values.
  private func begin(_ entity: NSEntityDescription?) {
    for (name, value) in type(of: self)._defaultValues { values[name] = value }
    guard let entity else { return }
    self.entity = entity
    for attribute in entity.attributesByName.values {
      if let value = attribute.defaultValue { values[attribute.name] = value }
    }
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
    if relationship(name)?.isToMany == true, let value = many(name, as: Value.self) { return value }
    guard let neutral = ManagedValue.neutral(Value.self) else {
      preconditionFailure("the managed property '\(name)' has not been set")
    }
    return neutral
  }

  /// Sets a managed property.
  public func _setManagedValue<Value>(_ value: Value, _ name: String) {
    objectWillChange.send()
    if let relationship = relationship(name) {
      relate(to: NSManagedObject.objects(in: value), relationship)
    } else {
      values[name] = value
    }
    managedObjectContext?.noteChange(of: self)
  }
}

/// Its values are found by their names, those of relationships to many as sets.
extension NSManagedObject: _KeyValueHolder {
  /// Returns the value of a property; nil if it has none.
  public func _value(forKey key: String) -> Any? {
    relationship(key)?.isToMany == true ? NSSet(array: related(key)) : values[key]
  }

  /// Sets the value of a property.
  public func _setValue(_ value: Any?, forKey key: String) {
    guard relationship(key) == nil, let value else { return _setManagedValue(value as Any, key) }
    _setManagedValue(value, key)
  }
}

/// Its values are found as those of stored properties are.
extension NSManagedObject: CustomReflectable {
  /// The values by the names of properties.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: values.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) }
    )
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

/// Stores a property of an object by its name: the expansion of `@NSManaged`.
@attached(accessor, names: named(get), named(set))
public macro _NSManage() = #externalMacro(module: "EspalierMacros", type: "ManagedPropertyMacro")

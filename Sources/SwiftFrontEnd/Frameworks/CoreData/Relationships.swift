import Foundation

/// A relationship of a class's objects to others.
public struct _Relationship: Sendable {
  /// The name of its property.
  let name: String
  /// Whether there may be several of the others.
  let isToMany: Bool
  /// The name of the others' relationship to the object; nil if they have none.
  let inverse: String?
  /// Whether the others are deleted with the object.
  let isCascading: Bool

  /// Creates a relationship.
  public init(_ name: String, isToMany: Bool, inverse: String?, isCascading: Bool) {
    (self.name, self.isToMany) = (name, isToMany)
    (self.inverse, self.isCascading) = (inverse, isCascading)
  }
}

extension NSManagedObject {
  /// The relationships of the class's model file, else of the container's model.
  private var relationships: [_Relationship] {
    let own = type(of: self)._relationships
    guard own.isEmpty else { return own }
    return entity.relationshipsByName.values.map {
      _Relationship(
        $0.name,
        isToMany: $0.isToMany,
        inverse: $0.inverseRelationship?.name,
        isCascading: $0.deleteRule == .cascadeDeleteRule
      )
    }
  }

  /// The relationship of a name; nil if there is none.
  func relationship(_ name: String) -> _Relationship? { relationships.first { $0.name == name } }

  /// The objects that belong to the object by a relationship.
  func related(_ name: String) -> [NSManagedObject] {
    values[name].map(NSManagedObject.objects) ?? []
  }

  /// The objects in a value of a relationship, in their order if it has one.
  static func objects(in value: Any) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let objects as [NSManagedObject]: objects
    case let objects as NSOrderedSet: objects.array.compactMap { $0 as? NSManagedObject }
    case let objects as NSSet: objects.allObjects.compactMap { $0 as? NSManagedObject }
    case let objects as Set<NSManagedObject>: Array(objects)
    default: []
    }
  }

  /// The objects of a relationship as a collection of a type; nil if it is none.
  func many<Value>(_ name: String, as type: Value.Type) -> Value? {
    let objects = related(name)
    if let set = NSSet(array: objects) as? Value { return set }
    if let ordered = NSOrderedSet(array: objects) as? Value { return ordered }
    return Set(objects) as? Value ?? objects as? Value
  }

  /// Relates the object to others and to no more, and those to it.
  func relate(to objects: [NSManagedObject], _ relationship: _Relationship) {
    let before = related(relationship.name)
    for object in before where !objects.contains(object) {
      object.leave(self, relationship.inverse)
    }
    let objects = relationship.isToMany ? objects : Array(objects.prefix(1))
    set(objects, relationship)
    for object in objects where !before.contains(object) {
      object.join(self, relationship.inverse)
    }
  }

  private func set(_ objects: [NSManagedObject], _ relationship: _Relationship) {
    values[relationship.name] = relationship.isToMany ? objects : objects.first
  }

  /// Takes another object into a relationship, in place of the one that only has room for one.
  private func join(_ object: NSManagedObject, _ name: String?) {
    guard let name, let relationship = relationship(name) else { return }
    let objects = related(name)
    guard !objects.contains(object) else { return }
    objectWillChange.send()
    if !relationship.isToMany { for old in objects { old.leave(self, relationship.inverse) } }
    set(relationship.isToMany ? objects + [object] : [object], relationship)
  }

  /// Takes another object out of a relationship.
  private func leave(_ object: NSManagedObject, _ name: String?) {
    guard let name, let relationship = relationship(name) else { return }
    objectWillChange.send()
    set(related(name).filter { $0 !== object }, relationship)
  }

  /// Ends all relationships of an object that is deleted.
  ///
  /// - Returns: The objects that are deleted with it.
  func endRelationships() -> [NSManagedObject] {
    var others: [NSManagedObject] = []
    for relationship in relationships {
      for object in related(relationship.name) {
        object.leave(self, relationship.inverse)
        if relationship.isCascading { others.append(object) }
      }
    }
    return others
  }

  /// Adds objects to a relationship.
  public func _add(_ objects: [NSManagedObject], to name: String) {
    let before = related(name)
    _setManagedValue(before + objects.filter { !before.contains($0) }, name)
  }

  /// Removes objects from a relationship.
  public func _remove(_ objects: [NSManagedObject], from name: String) {
    _setManagedValue(related(name).filter { !objects.contains($0) }, name)
  }

  /// Inserts an object into a relationship with an order.
  public func _insert(_ object: NSManagedObject, into name: String, at index: Int) {
    var objects = related(name).filter { $0 !== object }
    objects.insert(object, at: min(index, objects.count))
    _setManagedValue(objects, name)
  }
}

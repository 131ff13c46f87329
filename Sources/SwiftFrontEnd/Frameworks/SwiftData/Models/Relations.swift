/// Keeps both sides of relationships between models consistent.
enum Relations {
  /// A property that leads to other models.
  struct Property {
    let name: String
    let relation: Schema.PropertyMetadata.Relation
    /// The property of the others that leads back; nil for none.
    let inverse: Schema.PropertyMetadata.Relation?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Property]] = [:]

  /// The properties of a type, found once.
  static func of(_ type: any PersistentModel.Type) -> [Property] {
    let id = ObjectIdentifier(type)
    lock.lock()
    let known = known[id]
    lock.unlock()
    if let known { return known }
    let properties = type.schemaMetadata.compactMap { property in
      property.relation.map {
        Property(name: property.name, relation: $0, inverse: inverse(of: property, $0, in: type))
      }
    }
    lock.lock()
    self.known[id] = properties
    lock.unlock()
    return properties
  }

  /// Returns the inverse relation: the one that either side names, else the only candidate.
  private static func inverse(
    of property: Schema.PropertyMetadata,
    _ relation: Schema.PropertyMetadata.Relation,
    in type: any PersistentModel.Type
  ) -> Schema.PropertyMetadata.Relation? {
    let others = relation.destination.schemaMetadata.filter {
      $0.relation.map { $0.destination == type } ?? false
    }
    if let path = relation.inverse { return others.first { $0.path == path }?.relation }
    if let other = others.first(where: { $0.relation?.inverse == property.path }) {
      return other.relation
    }
    // Several candidates are ambiguous, and a type's relation to itself needs no inverse.
    guard relation.destination != type, others.count == 1, others[0].relation?.inverse == nil
    else { return nil }
    let same = type.schemaMetadata.filter {
      $0.relation.map { $0.destination == relation.destination } ?? false
    }
    return same.count == 1 ? others[0].relation : nil
  }

  /// The models that a model leads to.
  static func models(of model: any PersistentModel) -> [any PersistentModel] {
    of(type(of: model)).flatMap { $0.relation.models(model) }
  }

  /// Adds a model to its inverse relationships.
  static func connect(_ model: any PersistentModel) {
    for property in of(type(of: model)) {
      for other in property.relation.models(model) { connect(other, backTo: model, property) }
    }
  }

  private static func connect(
    _ other: any PersistentModel,
    backTo model: any PersistentModel,
    _ property: Property
  ) {
    guard let inverse = property.inverse, !inverse.models(other).contains(where: { $0 === model })
    else { return }
    inverse.add(model, other)
  }

  /// Follows a change of a relationship: updates the inverse relationships, and inserts all models
  /// into the context that one of them has.
  static func follow(
    _ model: any PersistentModel,
    _ name: String,
    from old: [any PersistentModel],
    to new: [any PersistentModel]
  ) {
    guard let property = of(type(of: model)).first(where: { $0.name == name }) else { return }
    let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    for other in old where !after.contains(ObjectIdentifier(other)) {
      property.inverse?.remove(model, other)
    }
    for other in new where !before.contains(ObjectIdentifier(other)) {
      connect(other, backTo: model, property)
      if let context = model.modelContext {
        if other.modelContext == nil, !other.isDeleted { context.insertAny(other) }
      } else if let context = other.modelContext, !model.isDeleted {
        context.insertAny(model)
      }
    }
  }
}

/// Called after a change of an attribute.
@_disfavoredOverload
public func _modelDidChange<Root: PersistentModel, Value>(
  _ model: Root,
  _ property: String,
  _ old: Value,
  _ new: Value
) {
  model._$storage.context?.noteChange(of: model)
}

/// Called after a change of a relationship to one model.
public func _modelDidChange<Root: PersistentModel, Other: PersistentModel>(
  _ model: Root,
  _ property: String,
  _ old: Other?,
  _ new: Other?
) {
  model._$storage.context?.noteChange(of: model)
  Relations.follow(model, property, from: old.map { [$0] } ?? [], to: new.map { [$0] } ?? [])
}

/// Called after a change of a relationship to several models.
public func _modelDidChange<Root: PersistentModel, Other: PersistentModel>(
  _ model: Root,
  _ property: String,
  _ old: [Other]?,
  _ new: [Other]?
) {
  model._$storage.context?.noteChange(of: model)
  Relations.follow(model, property, from: old ?? [], to: new ?? [])
}

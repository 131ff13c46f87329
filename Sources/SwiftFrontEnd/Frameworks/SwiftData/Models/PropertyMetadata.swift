extension Schema {
  /// A property of a model, as `@Model` writes it.
  public struct PropertyMetadata {
    /// The property's name.
    public let name: String
    let path: AnyKeyPath
    let isUnique: Bool
    /// The relation to other models; nil for values.
    let relation: Relation?

    /// The attributes of a property.
    public struct Marks {
      let isUnique: Bool
      let deleteRule: Relationship.DeleteRule
      let inverse: AnyKeyPath?

      /// Creates attributes.
      public init(
        isUnique: Bool = false,
        deleteRule: Relationship.DeleteRule = .nullify,
        inverse: AnyKeyPath? = nil
      ) {
        self.isUnique = isUnique
        self.deleteRule = deleteRule
        self.inverse = inverse
      }
    }

    /// A property that leads to other models.
    struct Relation {
      let destination: any PersistentModel.Type
      let deleteRule: Relationship.DeleteRule
      let inverse: AnyKeyPath?
      /// The models that it leads to.
      let models: (any PersistentModel) -> [any PersistentModel]
      /// Adds a model to a relation to many, or replaces that of a relation to one.
      let add: (_ other: any PersistentModel, _ model: any PersistentModel) -> Void
      /// Removes a model from the relation.
      let remove: (_ other: any PersistentModel, _ model: any PersistentModel) -> Void
    }

    /// A property that holds a value.
    @_disfavoredOverload
    public static func property<Root: PersistentModel, Value>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Root, Value>,
      _ marks: Marks = Marks()
    ) -> PropertyMetadata {
      PropertyMetadata(name: name, path: path, isUnique: marks.isUnique, relation: nil)
    }

    /// A property that leads to a model.
    public static func property<Root: PersistentModel, Other: PersistentModel>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Root, Other>,
      _ marks: Marks = Marks()
    ) -> PropertyMetadata {
      let relation = Relation(
        destination: Other.self,
        deleteRule: marks.deleteRule,
        inverse: marks.inverse,
        models: { ($0 as? Root).map { [$0[keyPath: path]] } ?? [] },
        add: { other, model in
          if let model = model as? Root, let other = other as? Other {
            model[keyPath: path] = other
          }
        },
        // A required relation cannot be empty.
        remove: { _, _ in }
      )
      return PropertyMetadata(name: name, path: path, isUnique: marks.isUnique, relation: relation)
    }

    /// A property that leads to a model or to none.
    public static func property<Root: PersistentModel, Other: PersistentModel>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Root, Other?>,
      _ marks: Marks = Marks()
    ) -> PropertyMetadata {
      let relation = Relation(
        destination: Other.self,
        deleteRule: marks.deleteRule,
        inverse: marks.inverse,
        models: { ($0 as? Root)?[keyPath: path].map { [$0] } ?? [] },
        add: { other, model in
          if let model = model as? Root, let other = other as? Other {
            model[keyPath: path] = other
          }
        },
        remove: { other, model in
          guard let model = model as? Root, model[keyPath: path] === other else { return }
          model[keyPath: path] = nil
        }
      )
      return PropertyMetadata(name: name, path: path, isUnique: marks.isUnique, relation: relation)
    }

    /// A property that leads to several models.
    public static func property<Root: PersistentModel, Other: PersistentModel>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Root, [Other]>,
      _ marks: Marks = Marks()
    ) -> PropertyMetadata {
      let relation = Relation(
        destination: Other.self,
        deleteRule: marks.deleteRule,
        inverse: marks.inverse,
        models: { ($0 as? Root)?[keyPath: path] ?? [] },
        add: { other, model in
          if let model = model as? Root, let other = other as? Other {
            model[keyPath: path].append(other)
          }
        },
        remove: { other, model in
          (model as? Root)?[keyPath: path].removeAll { $0 === other }
        }
      )
      return PropertyMetadata(name: name, path: path, isUnique: marks.isUnique, relation: relation)
    }

    /// A property that leads to several models, or to nothing.
    public static func property<Root: PersistentModel, Other: PersistentModel>(
      _ name: String,
      _ path: ReferenceWritableKeyPath<Root, [Other]?>,
      _ marks: Marks = Marks()
    ) -> PropertyMetadata {
      let relation = Relation(
        destination: Other.self,
        deleteRule: marks.deleteRule,
        inverse: marks.inverse,
        models: { (($0 as? Root)?[keyPath: path] ?? nil) ?? [] },
        add: { other, model in
          if let model = model as? Root, let other = other as? Other {
            model[keyPath: path] = (model[keyPath: path] ?? []) + [other]
          }
        },
        remove: { other, model in
          (model as? Root)?[keyPath: path]?.removeAll { $0 === other }
        }
      )
      return PropertyMetadata(name: name, path: path, isUnique: marks.isUnique, relation: relation)
    }
  }
}

/// Makes a class a model: its stored properties are observed, and containers store it.
@attached(
  member,
  names: named(_$storage),
  named(schemaMetadata)
)
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "EspalierMacros", type: "ModelMacro")

/// Makes a stored property of a model observed; `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "EspalierMacros", type: "PersistedPropertyMacro")

/// Sets the options of an attribute, of which `unique` applies to memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option...,
  originalName: String? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Sets the options of a relationship: its delete rule and its inverse.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0,
  originalName: String? = nil,
  inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Excludes a property from storage and observation.
@attached(peer)
public macro Transient() = #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Inert: memory has no indexes.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "EspalierMacros", type: "ModelDeclarationMacro")

/// Inert: combinations are not kept unique.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "EspalierMacros", type: "ModelDeclarationMacro")

/// Gives an actor a context of a container.
@attached(
  member,
  names: named(modelContainer),
  named(modelContext),
  named(init)
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "EspalierMacros", type: "ModelActorMacro")

/// An actor with a context of a container.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The context.
  var modelContext: ModelContext { get }
}

extension ModelActor {
  /// The model with an identifier; nil if the container has none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

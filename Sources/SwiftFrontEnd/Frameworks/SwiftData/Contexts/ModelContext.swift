/// Reads and changes the models of a container.
///
/// All contexts of a container share its models.
public final class ModelContext: Equatable, @unchecked Sendable {
  // As on Apple's systems, it is used by one actor at a time; sendability only means that it may be
  // passed on.

  /// The container.
  public let container: ModelContainer
  /// Inert: changes take effect at once.
  public var autosaveEnabled = false
  /// Inert: changes are not undone.
  public var undoManager: UndoManager?
  /// The author of changes.
  public var author: String?

  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var changed: [ObjectIdentifier: any PersistentModel] = [:]

  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// Posted after a context saved.
  public static let didSave = Notification.Name("ModelContext.didSave")

  /// Creates a context.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether two contexts are one.
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

  private var store: ModelStore { container.store }

  // MARK: Changes

  /// Adds a model, and those that it leads to.
  public func insert<T: PersistentModel>(_ model: T) {
    guard model._$storage.context == nil else { return }
    removeEqual(to: model)
    model._$storage.context = self
    model._$storage.isDeleted = false
    inserted.append(model)
    store.insert(model)
    Relations.connect(model)
    for other in Relations.models(of: model) where other._$storage.context == nil {
      insertAny(other)
    }
  }

  /// Deletes a model, with the delete rules of its relationships.
  public func delete<T: PersistentModel>(_ model: T) {
    guard model._$storage.context != nil, !model._$storage.isDeleted else { return }
    let properties = Relations.of(T.self)
    let isNeeded = properties.contains {
      $0.relation.deleteRule == .deny && !$0.relation.models(model).isEmpty
    }
    guard !isNeeded else { return }
    model._$storage.isDeleted = true
    deleted.append(model)
    store.remove(model)
    for property in properties {
      for other in property.relation.models(model) {
        switch property.relation.deleteRule {
        case .nullify, .deny: property.inverse?.remove(model, other)
        case .cascade: deleteAny(other)
        case .noAction: break
        }
      }
    }
    model._$storage.context = nil
  }

  /// Deletes all models of a type that match a predicate.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  func insertAny(_ model: any PersistentModel) { insert(model) }

  private func deleteAny(_ model: any PersistentModel) { delete(model) }

  /// Removes the earlier one of two models with equal unique values.
  private func removeEqual<T: PersistentModel>(to model: T) {
    for property in T.schemaMetadata where property.isUnique {
      guard let value = model[keyPath: property.path] as? AnyHashable else { continue }
      for other in store.all(T.self) where other[keyPath: property.path] as? AnyHashable == value {
        delete(other)
      }
    }
  }

  func noteChange(of model: any PersistentModel) { changed[ObjectIdentifier(model)] = model }

  func hasUnsavedChanges(of model: any PersistentModel) -> Bool {
    changed[ObjectIdentifier(model)] != nil || inserted.contains { $0 === model }
  }

  // MARK: Saving

  /// Whether something has changed since the last time that something was saved.
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changed.isEmpty }

  /// The models that were added since then.
  public var insertedModelsArray: [any PersistentModel] { inserted }

  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// The models that have changed since then.
  public var changedModelsArray: [any PersistentModel] {
    changed.values.sorted { $0.persistentModelID < $1.persistentModelID }
  }

  /// Marks the changes as saved: they are in memory alone.
  public func save() throws {
    NotificationCenter.default.post(name: ModelContext.willSave, object: self)
    (inserted, deleted, changed) = ([], [], [:])
    NotificationCenter.default.post(name: ModelContext.didSave, object: self)
  }

  /// Reverts insertions and deletions since the last save; changed properties stay.
  public func rollback() {
    let (added, removed) = (inserted, deleted)
    for model in added where !model.isDeleted { deleteAny(model) }
    for model in removed where !added.contains(where: { $0 === model }) { insertAny(model) }
    (inserted, deleted, changed) = ([], [], [:])
  }

  /// Runs code, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Inert: changes take effect at once.
  public func processPendingChanges() {}

  // MARK: Questions

  /// Returns the models of a descriptor.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = store.all(T.self)
    if let predicate = descriptor.predicate {
      models = try models.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let kept = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { $0 > 0 ? kept.prefix($0) : kept } ?? kept)
  }

  /// Returns the models of a descriptor; the batch size has no effect in memory.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  /// Returns the count of models that a descriptor fetches.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that a descriptor fetches.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a closure with each model of a descriptor.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// Returns the model with an identifier; nil if there is none of the type.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    store.all(T.self).first { $0.persistentModelID == identifier }
  }

  /// The model with an identifier, which has to be there.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    let found = store.everything.first { $0.persistentModelID == identifier }
    guard let found else { preconditionFailure("no model has the identifier \(identifier)") }
    return found
  }
}

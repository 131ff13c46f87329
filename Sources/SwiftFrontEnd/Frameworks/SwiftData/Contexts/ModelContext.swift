/// Reads and changes the models of a container.
///
/// All contexts of a container have the same models, at once.
public final class ModelContext: Equatable, @unchecked Sendable {
  // As on Apple's systems, it is used by one actor at a time; that it may be handed on is all that is claimed.

  /// The container.
  public let container: ModelContainer
  /// Inert: changes are there at once.
  public var autosaveEnabled = false
  /// Inert: nothing is undone.
  public var undoManager: UndoManager?
  /// The author of changes.
  public var author: String?

  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var changed: [ObjectIdentifier: any PersistentModel] = [:]

  /// When a context is about to save.
  public static let willSave = Notification.Name("ModelContext.willSave")
  /// When a context has saved.
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

  /// Takes away a model, and what its rules say of those that it leads to.
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

  /// Takes away all models of a type that a predicate holds for.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  func insertAny(_ model: any PersistentModel) { insert(model) }

  private func deleteAny(_ model: any PersistentModel) { delete(model) }

  /// Of two models that have the same where it must be unique, the later one stays.
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

  /// The models that were taken away since then.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// The models that have changed since then.
  public var changedModelsArray: [any PersistentModel] {
    changed.values.sorted { $0.persistentModelID < $1.persistentModelID }
  }

  /// Takes the changes as saved: they are in memory alone.
  public func save() throws {
    NotificationCenter.default.post(name: ModelContext.willSave, object: self)
    (inserted, deleted, changed) = ([], [], [:])
    NotificationCenter.default.post(name: ModelContext.didSave, object: self)
  }

  /// Takes back which models were added and deleted since then; properties that have changed stay as they are.
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

  /// Inert: changes are there at once.
  public func processPendingChanges() {}

  // MARK: Questions

  /// The models that are asked for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var models = store.all(T.self)
    if let predicate = descriptor.predicate {
      models = try models.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let kept = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { $0 > 0 ? kept.prefix($0) : kept } ?? kept)
  }

  /// The models that are asked for; the size of batches has no meaning in memory.
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

  /// Runs code for each model that is asked for.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model with an identifier; nil if there is none of the type.
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

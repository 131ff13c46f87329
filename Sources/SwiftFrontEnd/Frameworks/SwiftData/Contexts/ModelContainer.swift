import SwiftUI

/// Stores models: always in memory, whatever a configuration asks for.
public final class ModelContainer: Equatable, @unchecked Sendable {
  // The mutable state is the store, which contexts use one at a time.

  /// The types of models.
  public let schema: Schema
  /// The configurations of the stores.
  public let configurations: Set<ModelConfiguration>
  /// Inert: there are no older stores.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = ModelStore()
  private let lock = NSLock()
  private var main: ModelContext?

  /// Creates a container for types of models.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// Creates a container for the types of a schema.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for the types of a schema.
  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    if !configurations.contains(where: \.isStoredInMemoryOnly) {
      _warnOnce("SwiftData keeps models in memory alone: a store begins empty, and nothing stays")
    }
  }

  /// The context of views.
  @MainActor public var mainContext: ModelContext {
    lock.lock()
    defer { lock.unlock() }
    if let main { return main }
    let made = ModelContext(self)
    main = made
    return made
  }

  /// Deletes all models.
  public func deleteAllData() {
    let context = ModelContext(self)
    for model in store.everything { context.delete(model) }
  }

  /// Deletes all models.
  public func erase() throws { deleteAllData() }

  /// Whether two containers are one.
  public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }
}

/// The configuration of a container: only its types and its name are used; models are in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// The name; empty if it was not set.
  public let name: String
  /// The types; nil for those of the container.
  public let schema: Schema?
  /// The URL of the store, which is not opened.
  public let url: URL
  /// `true` if only memory was asked for.
  public let isStoredInMemoryOnly: Bool
  /// Inert: changes are always allowed.
  public let allowsSave: Bool
  /// Inert: stores are not shared between apps.
  public let groupAppContainerIdentifier: String?
  /// Inert: stores are not synced.
  public let cloudKitContainerIdentifier: String?

  /// The stable identity.
  public var id: String { name }

  /// Creates a configuration.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? ""
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
    groupAppContainerIdentifier = nil
    cloudKitContainerIdentifier = nil
  }

  /// Creates a configuration of types.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Creates a configuration with a file, which is not made.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? ""
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = url.path == "/dev/null"
    groupAppContainerIdentifier = nil
    cloudKitContainerIdentifier = nil
  }

  /// Returns whether both are equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.url == second.url
      && first.isStoredInMemoryOnly == second.isStoredInMemoryOnly && first.schema === second.schema
  }

  /// Adds the configuration to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Inert: a shared container of apps.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String

    /// The app's own.
    public static let automatic = GroupContainer(name: "automatic")
    /// No group.
    public static let none = GroupContainer(name: "none")

    /// A group's.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// Inert: a CloudKit database.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String

    /// The app's own.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")

    /// The private database of a container.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }
}

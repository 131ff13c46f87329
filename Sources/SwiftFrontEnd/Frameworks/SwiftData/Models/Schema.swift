/// The model types of a container.
public final class Schema: Sendable {
  /// The types of the models.
  let types: [any PersistentModel.Type]
  /// The version; 1.0.0 by default.
  public let version: Version

  /// Creates a schema of types of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Creates a schema of types of models.
  public convenience init(_ types: any PersistentModel.Type...) { self.init(types) }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entities of the types.
  public var entities: [Entity] { types.map { Entity(name: Schema.entityName(for: $0)) } }

  /// The name of a type of models.
  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }

  /// A type of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the entity.
    public let name: String
  }

  /// A version of a schema.
  public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The numbers, the first most important.
    public let major, minor, patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The numbers with periods between.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Whether a version is older than another one.
    public static func < (first: Self, second: Self) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }

  /// The options of `@Attribute`.
  public struct Attribute: Sendable {
    /// An option of an attribute.
    public struct Option: Hashable, Sendable {
      let name: String

      /// Unique: of two models with the same value the later one stays.
      public static let unique = Option(name: "unique")
      /// Inert: there is no external storage.
      public static let externalStorage = Option(name: "externalStorage")
      /// Inert: models are not indexed.
      public static let spotlight = Option(name: "spotlight")
      /// Inert: deleted models leave nothing.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Inert: memory is not encrypted.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Inert: properties are not stored anyway.
      public static let ephemeral = Option(name: "ephemeral")

      /// Inert: values are not transformed.
      public static func transformable(by transformer: String) -> Option {
        Option(name: "transformable")
      }
    }
  }

  /// The options of `@Relationship`.
  public struct Relationship: Sendable {
    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      let name: String

      /// Inert: models are not found by their relationships.
      public static let unique = Option(name: "unique")
    }

    /// The effect of deleting a model on the models that a property refers to.
    public enum DeleteRule: String, Codable, Sendable {
      /// Removes the model from the inverse relationships.
      case nullify
      /// Deletes them.
      case cascade
      /// The model stays where there are any.
      case deny
      /// Leaves the inverse relationships.
      case noAction
    }
  }
}

/// The models of a version of an app.
public protocol VersionedSchema: SendableMetatype {
  /// The version.
  static var versionIdentifier: Schema.Version { get }
  /// The types.
  static var models: [any PersistentModel.Type] { get }
}

/// Inert: the migration of older stores, of which there are none.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages of the migration.
  static var stages: [MigrationStage] { get }
}

/// Inert: a stage of a migration.
public enum MigrationStage {
  /// A migration without code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A migration with code.
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}

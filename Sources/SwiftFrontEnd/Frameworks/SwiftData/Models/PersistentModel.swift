@_exported import Foundation
@_exported import Observation

/// A model that a container stores: a class with `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The metadata of the properties, which the macro writes.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The state of the model besides its properties.
  var _$storage: _ModelStorage { get }
}

extension PersistentModel {
  /// The identity of the model.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier(of: Self.self) }

  /// The identity of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model is in; nil before it is inserted, and after it was deleted.
  public var modelContext: ModelContext? { _$storage.isDeleted ? nil : _$storage.context }

  /// `true` if the model was deleted from its context.
  public var isDeleted: Bool { _$storage.isDeleted }

  /// Whether something has changed that was not saved.
  public var hasChanges: Bool { _$storage.context?.hasUnsavedChanges(of: self) ?? false }

  /// Whether two models are one.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Adds the model to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// The state of a model besides its properties.
public final class _ModelStorage {
  /// Notifies observers of changes.
  public let registrar = ObservationRegistrar()
  private let number = _ModelStorage.nextNumber()
  weak var context: ModelContext?
  var isDeleted = false

  private static let numbers = NSLock()
  nonisolated(unsafe) private static var last = 0

  /// Creates the state of a model, with the next serial number.
  public init() {}

  private static func nextNumber() -> Int {
    numbers.lock()
    defer { numbers.unlock() }
    last += 1
    return last
  }

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    PersistentIdentifier(entityName: Schema.entityName(for: type), number: number)
  }
}

/// The identity of a model: its type and a serial number.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  /// The name of the model's type.
  public let entityName: String
  let number: Int

  /// The stable identity.
  public var id: PersistentIdentifier { self }

  /// The store: the memory has none.
  public var storeIdentifier: String? { nil }

  /// Returns whether the first model was created before the second.
  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

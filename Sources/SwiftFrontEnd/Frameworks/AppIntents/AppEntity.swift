import Foundation
import SwiftUI

/// The title, subtitle and image of an entity.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// An image of a representation.
  public struct Image: Hashable, Sendable {
    let name: String

    /// Creates a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    /// Creates an image.
    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
    /// Creates an image at a URL.
    public init(url: URL, isTemplate: Bool? = nil) { name = url.absoluteString }
    /// Creates an image.
    public init(data: Data, isTemplate: Bool? = nil) { name = "" }
  }

  /// The name.
  public var title: String
  /// The subtitle.
  public var subtitle: String?
  /// The image.
  public var image: Image?

  /// Creates a name.
  public init(stringLiteral value: String) { title = value }

  /// Creates a name.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = String(localized: title)
    self.subtitle = subtitle.map { String(localized: $0) }
    self.image = image
  }
}

/// The name of a type of entities.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name.
  public var name: String

  /// Creates a name.
  public init(stringLiteral value: String) { name = value }

  /// Creates a name.
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = String(localized: name) }
}

/// A type with a display name.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type that intents can have as a parameter.
public protocol AppValue: TypeDisplayRepresentable, Sendable {}

/// An entity of an app.
public protocol AppEntity: AppValue, Identifiable, PersistentlyIdentifiable where ID: Hashable {
  /// The type of the default query.
  associatedtype DefaultQuery: EntityQuery
  /// The query that finds entities of the type.
  static var defaultQuery: DefaultQuery { get }
  /// The title and image of the entity.
  var displayRepresentation: DisplayRepresentation { get }
  /// A property.
  typealias Property = EntityProperty
}

/// An entity that exists for a time only.
public protocol TransientAppEntity: AppValue {
  /// The title and image of the entity.
  var displayRepresentation: DisplayRepresentation { get }
  /// Creates it.
  init()
  /// A property.
  typealias Property = EntityProperty
}

/// A fixed set of choices.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable {
  /// The titles of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Finds the entities of an app.
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// Returns the entities with some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to suggest.
  func suggestedEntities() async throws -> [Entity]
  /// Returns the entity that is selected by default.
  func defaultResult() async -> Entity?
  /// Creates it.
  init()
}

extension EntityQuery {
  /// No suggestions.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// No default.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match a text.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds all entities of a type.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

/// Provides phrases and shortcuts for an app's intents.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Inert: no shortcuts are registered.
  public static func updateAppShortcutParameters() {}
}

/// The colour of a tile.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}

/// A shortcut to an intent.
public struct AppShortcut: Sendable {
  /// Creates a way.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

/// A phrase that runs an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates a phrase.
  public init(stringLiteral value: String) {}
  /// Creates a phrase.
  public init(stringInterpolation: Interpolation) {}

  /// The interpolation of the phrase.
  public struct Interpolation: StringInterpolationProtocol {
    /// Creates it.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// The app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// A parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A token of a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// Builds shortcuts from the statements of a closure.
@resultBuilder
public enum AppShortcutsBuilder {
  /// The shortcuts of the statements.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// Inert: the dependencies of intents.
public final class AppDependencyManager: Sendable {
  /// The only one.
  public static let shared = AppDependencyManager()

  /// Inert: dependencies are not resolved.
  public func add<Value>(key: String? = nil, dependency: @escaping @Sendable () -> Value) {}

  /// Inert: dependencies are not resolved.
  public func add<Value>(
    key: String? = nil,
    dependency: @escaping @Sendable @autoclosure () -> Value
  ) {}
}

/// A button that links to the app's shortcuts.
public struct ShortcutsLink: View {
  /// Creates a button.
  public init() {}

  /// The button, without the app's name.
  public var body: some View {
    Button("Shortcuts") {}.buttonStyle(.bordered)
  }
}

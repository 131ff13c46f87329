import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: a class whose stored variables are observed, and which says what they are.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw MacroProblem(text: "'@Model' needs a class")
    }
    let access =
      model.modifiers.first { ["public", "open", "package"].contains($0.name.text) }
      .map { ($0.name.text == "open" ? "public" : $0.name.text) + " " } ?? ""
    let type = model.name.text
    let properties = model.memberBlock.members.flatMap { ModelProperty.all(in: $0.decl) }
    let list = properties.map { "\n\($0.metadata(of: type))" }.joined(separator: ",")
    return [
      "\(raw: access)let _$storage = SwiftData._ModelStorage()",
      """
      \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(raw: list)]
      }
      """,
    ]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    ModelProperty.all(in: DeclSyntax(member)).isEmpty ? [] : ["@SwiftData._PersistedProperty"]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): SwiftData.PersistentModel, Observation.Observable {}"
      )
    ]
  }
}

/// `@_PersistedProperty`: a stored variable of a model that is observed.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty.all(in: DeclSyntax(declaration)).first else { return [] }
    let (name, stored) = (property.name, "_" + property.plainName)
    return [
      """
      @storageRestrictions(initializes: \(raw: stored))
      init(initialValue) { \(raw: stored) = initialValue }
      """,
      """
      get {
        _$storage.registrar.access(self, keyPath: \\.\(raw: name))
        return \(raw: stored)
      }
      """,
      """
      set {
        let oldValue = \(raw: stored)
        _$storage.registrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
          \(raw: stored) = newValue
        }
        SwiftData._modelDidChange(self, "\(raw: property.plainName)", oldValue, newValue)
      }
      """,
    ]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty.all(in: DeclSyntax(declaration)).first else { return [] }
    return ["private var _\(raw: property.plainName)\(raw: property.typeAndValue)"]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks that `@Model` reads.
public struct ModelMarkMacro: PeerMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `#Index` and `#Unique`: nothing.
public struct ModelDeclarationMacro: DeclarationMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `@ModelActor`: an actor with a context.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access =
      declaration.modifiers.first { $0.name.text == "public" }.map { _ in "public " } ?? ""
    return [
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
      "\(raw: access)let modelContext: SwiftData.ModelContext",
      """
      \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
        modelContext = SwiftData.ModelContext(modelContainer)
      }
      """,
    ]
  }

  /// Returns the macro's expansion.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}

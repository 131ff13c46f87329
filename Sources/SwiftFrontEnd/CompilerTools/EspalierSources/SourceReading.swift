import SwiftSyntax

/// The facts about a source that the program needs, and the edits to be made in it.
struct SourceReading {
  let edits: Edits
  let problems: [SourceProblem]
  /// The types that conform to something, in the order of the source.
  let types: [DeclaredType]
  /// Whether it asks for the bundle that packages have of their own.
  let usesModuleBundle: Bool
  /// Whether it declares that bundle itself.
  let declaresModuleBundle: Bool

  /// The first of SwiftUI's protocols that it names without importing SwiftUI, which may be a name of the
  /// module's own.
  let foreignName: SourceProblem?
  /// The names of protocols, classes and aliases that it declares.
  let ownNames: Set<String>
  /// The places that take the newest system instead of the screen's.
  let fixedSystems: [FixedSystem]
  /// The missing modules that it imports.
  let absentModules: [AsideState.AbsentImport]

  /// The types that it declares for others.
  let declaredTypes: DeclaredTypes

  /// Whether it declares nothing.
  let isEmpty: Bool

  /// The names of colours and images that it declares itself, behind that of their type:
  /// `Color.brand`.
  let resources: Set<String>

  init(_ tree: SourceFileSyntax, request: Request) {
    let visitor = SourceVisitor(tree, request: request)
    visitor.walk(tree)
    let statements = ActiveStatements(tree, request: request)
    var edits = visitor.edits
    for addition in ScopedImports(tree, statements, request: request).additions {
      edits.add(addition.text, at: addition.offset)
    }
    self.edits = edits
    isEmpty = tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    problems = visitor.problems
    types = visitor.types
    usesModuleBundle = visitor.usesModuleBundle
    declaresModuleBundle = visitor.declaresModuleBundle
    resources = visitor.resources
    fixedSystems = visitor.fixedSystems
    absentModules = visitor.absentModules
    foreignName = visitor.foreignName
    ownNames = visitor.ownNames
    declaredTypes = DeclaredTypes(statements)
  }
}

/// A place that takes the newest system, regardless of the screen's.
struct FixedSystem {
  /// From 1, in bytes, as the compiler counts.
  let line: Int
  let column: Int
  /// The version that it asks for.
  let version: String
}

/// A type that conforms to something.
struct DeclaredType {
  /// With the names of the types around it.
  let name: String
  /// From 1.
  let line: Int
  /// The types that it is declared to conform to.
  let inherited: [String]

  var isView: Bool { inherited.contains { $0 == "View" || $0 == "SwiftUI.View" } }
}

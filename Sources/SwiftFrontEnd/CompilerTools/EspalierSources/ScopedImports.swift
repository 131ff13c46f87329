import SwiftSyntax

/// Imports of single types, for names that the compiler would find twice (V21.4).
///
/// Names that Apple's Foundation brings along come with SwiftUI here, which is imported by all
/// files: where one does not
/// import it itself, `List` is that of a module of the project. An import of the type alone goes before all others.
struct ScopedImports {
  /// The text to add after the imports of a file, by the offsets at which they end.
  private(set) var additions: [(offset: Int, text: String)] = []

  /// A type that a file imports.
  private struct Maker {
    let module: String
    let node: ImportDeclSyntax
    let entry: DeclaredTypes.Entry
  }

  init(_ tree: SourceFileSyntax, _ statements: ActiveStatements, request: Request) {
    let types = request.importedTypes
    guard !types.isEmpty else { return }
    let (makers, seesSwiftUI) = ScopedImports.makers(statements.imports, types)
    guard !makers.isEmpty else { return }
    let used = Set(tree.tokens(viewMode: .sourceAccurate).map(\.text))
    for (name, all) in makers.sorted(by: { $0.key < $1.key }) where used.contains(name) {
      let own = all.filter { !$0.entry.isStandIn }
      // Two that are there are for the sources to tell apart.
      guard own.count <= 1, let maker = own.first ?? all.first,
        all.count > 1 || !seesSwiftUI && !maker.entry.isStandIn
      else { continue }
      let words =
        maker.node.attributes.map(\.trimmedDescription)
        + maker.node.modifiers.map(\.trimmedDescription)
        + [
          "import", maker.entry.kind,
          "\(request.renamed[maker.module] ?? maker.module).\(name)",
        ]
      additions.append(
        (
          maker.node.endPositionBeforeTrailingTrivia.utf8Offset, "; " + words.joined(separator: " ")
        )
      )
    }
  }

  /// The types that imports bring along, by name, and whether the file sees those of SwiftUI anyway.
  private static func makers(
    _ imports: [ImportDeclSyntax],
    _ types: [String: DeclaredTypes]
  ) -> (makers: [String: [Maker]], seesSwiftUI: Bool) {
    var makers: [String: [Maker]] = [:]
    var (seen, waiting) = (Set<String>(), [String]())
    for node in imports where node.importKindSpecifier == nil {
      guard let module = node.path.first?.name.text else { continue }
      waiting.append(module)
      guard seen.insert(module).inserted else { continue }
      for entry in types[module]?.entries ?? [] {
        makers[entry.name, default: []].append(Maker(module: module, node: node, entry: entry))
      }
    }
    while let module = waiting.popLast() {
      for other in types[module]?.exported ?? [] where seen.insert(other).inserted {
        waiting.append(other)
      }
    }
    return (makers, !seen.isDisjoint(with: ["SwiftUI", "SwiftUICore"]))
  }
}

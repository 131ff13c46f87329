import SwiftSyntax

/// The types that a module declares for others, as a file lists them: a line each, of the word that imports of
/// it alone have and its name.
///
///     struct Recipe
///     stand-in struct Request
///     exports Models
struct DeclaredTypes {
  /// A type as others see it.
  struct Entry: Hashable {
    /// The word that an import of it alone has.
    let kind: String
    let name: String
    /// Whether it stands in for a type that is missing.
    var isStandIn = false
  }

  private(set) var entries: [Entry] = []
  /// The modules that importers of the module import with it.
  private(set) var exported: Set<String> = []

  init() {}

  /// The types of a file.
  init(_ statements: ActiveStatements) {
    for node in statements.imports {
      let isExported = node.attributes.contains { $0.trimmedDescription == "@_exported" }
      if isExported, let module = node.path.first?.name.text { exported.insert(module) }
    }
    for declaration in statements.declarations {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let type): note("struct", type.name, type.modifiers)
      case .enumDecl(let type): note("enum", type.name, type.modifiers)
      case .classDecl(let type): note("class", type.name, type.modifiers)
      case .actorDecl(let type): note("class", type.name, type.modifiers)
      case .protocolDecl(let type): note("protocol", type.name, type.modifiers)
      case .typeAliasDecl(let type): note("typealias", type.name, type.modifiers)
      default: continue
      }
    }
  }

  /// Reads ``text``.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("exports", 2): exported.insert(words[1])
      case ("stand-in", 3):
        entries.append(Entry(kind: words[1], name: words[2], isStandIn: true))
      case (_, 2): entries.append(Entry(kind: words[0], name: words[1]))
      default: continue
      }
    }
  }

  /// The list as a file.
  var text: String {
    let types = Set(entries).map { ($0.isStandIn ? "stand-in " : "") + "\($0.kind) \($0.name)" }
    return (exported.map { "exports \($0)" } + types).sorted().map { $0 + "\n" }.joined()
  }

  mutating func append(_ other: DeclaredTypes) {
    entries += other.entries
    exported.formUnion(other.exported)
  }

  mutating func append(_ standIn: StandIn) {
    let kind: String
    switch standIn.form {
    case .protocolType, .comparedProtocol: kind = "protocol"
    case .value, .wrapper, .symbol: kind = "struct"
    }
    entries.append(Entry(kind: kind, name: standIn.name, isStandIn: true))
  }

  /// Notes a type, if others see it.
  private mutating func note(
    _ kind: String,
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    let isPublic = modifiers.contains {
      [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
    }
    guard isPublic, name.text.allSatisfy(\.isNamePart) else { return }
    entries.append(Entry(kind: kind, name: name.text))
  }
}

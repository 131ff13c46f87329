import SwiftSyntax

/// The types that a module declares for others, as a file lists them: a line each, of the word that imports of
/// it alone have and its name.
///
///     struct Recipe
///     stand-in struct Request
///     of-stand-ins struct RemoteImage
///     exports Models
struct DeclaredTypes {
  /// A type as others see it.
  struct Entry: Hashable {
    /// The word that an import of it alone has.
    let kind: String
    let name: String
    /// Whether it stands in for a type that is missing.
    var isStandIn = false
    /// Whether its declaration names a type that stands in for a missing one.
    var hasStandIns = false
  }

  private(set) var entries: [Entry] = []
  /// The capitalised names in the declarations of types.
  private var names: [String: Set<String>] = [:]
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
      case .structDecl(let type): note("struct", type.name, type.modifiers, type)
      case .enumDecl(let type): note("enum", type.name, type.modifiers, type)
      case .classDecl(let type): note("class", type.name, type.modifiers, type)
      case .actorDecl(let type): note("class", type.name, type.modifiers, type)
      case .protocolDecl(let type): note("protocol", type.name, type.modifiers, type)
      case .typeAliasDecl(let type): note("typealias", type.name, type.modifiers, type)
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
      case ("of-stand-ins", 3):
        entries.append(Entry(kind: words[1], name: words[2], hasStandIns: true))
      case (_, 2): entries.append(Entry(kind: words[0], name: words[1]))
      default: continue
      }
    }
  }

  /// The list as a file.
  var text: String {
    let types = Set(entries).map { entry in
      (entry.isStandIn ? "stand-in " : entry.hasStandIns ? "of-stand-ins " : "")
        + "\(entry.kind) \(entry.name)"
    }
    return (exported.map { "exports \($0)" } + types).sorted().map { $0 + "\n" }.joined()
  }

  mutating func append(_ other: DeclaredTypes) {
    entries += other.entries
    names.merge(other.names) { $0.union($1) }
    exported.formUnion(other.exported)
  }

  mutating func append(_ standIn: StandIn) {
    let kind: String
    switch standIn.form {
    case .protocolType, .comparedProtocol: kind = "protocol"
    case .object: kind = "class"
    case .value, .wrapper, .symbol: kind = "struct"
    }
    entries.append(Entry(kind: kind, name: standIn.name, isStandIn: true))
  }

  /// Notes a type, if others see it.
  private mutating func note(
    _ kind: String,
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ declaration: some DeclSyntaxProtocol
  ) {
    let isPublic = modifiers.contains {
      [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
    }
    guard isPublic, name.text.allSatisfy(\.isNamePart) else { return }
    entries.append(Entry(kind: kind, name: name.text))
    for token in declaration.tokens(viewMode: .sourceAccurate)
    where token.text.first?.isUppercase == true {
      names[name.text, default: []].insert(token.text)
    }
  }

  /// Notes which types name types that stand in for missing ones.
  mutating func note(standIns: Set<String>) {
    for (index, entry) in entries.enumerated() where !entry.isStandIn {
      entries[index].hasStandIns = !(names[entry.name] ?? []).isDisjoint(with: standIns)
    }
  }
}

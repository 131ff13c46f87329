import SwiftSyntax

/// The protocols that a type says it conforms to.
enum InheritedTypes {
  /// The clause of the innermost type around a token.
  static func clause(around token: TokenSyntax) -> InheritanceClauseSyntax? {
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        return group.inheritanceClause
      }
      node = current.parent
    }
    return nil
  }

  /// Others of which the compiler names a part.
  private static let wholes = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    "Hashable": ["Identifiable"],
  ]

  /// The entries that names in a message speak of; all but those of views if they speak of none.
  static func types(_ names: [String], in clause: InheritanceClauseSyntax) -> [InheritedTypeSyntax]
  {
    let wanted = Set(names + names.flatMap { wholes[$0] ?? [] })
    let entries = Array(clause.inheritedTypes)
    let named = entries.filter { entry in
      let name = entry.type.trimmedDescription.split(separator: ".").last.map(String.init)
      return name.map(wanted.contains) == true
    }
    return named
  }

  /// An entry with its comma; the whole clause if it is the only one.
  static func range(of type: InheritedTypeSyntax) -> Range<Int>? {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return nil }
    if list.count == 1 { return AsideCandidates.range(clause) }
    if type.trailingComma != nil {
      return AsideCandidates.range(type)
    }
    // The last one goes with the comma before it.
    let entries = Array(list)
    guard entries.count > 1, let comma = entries[entries.count - 2].trailingComma else {
      return nil
    }
    let start = comma.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<type.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether a type refuses a protocol that others have (`~Copyable`), without which nothing returns values of it.
  static func suppresses(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { $0.type.is(SuppressedTypeSyntax.self) } ?? false
  }
}

import SwiftSyntax

/// Names that a statement has declared for those after it.
extension SettingAside {
  /// Statements that go, with the names that are lost with them.
  struct LostLocals {
    let file: Int
    let statement: CodeBlockItemSyntax
    let names: Set<String>
    let reason: String
  }

  /// Notes what a statement declares that is set aside.
  mutating func noteLocals(_ aside: Aside, file: Int, _ token: TokenSyntax) {
    guard aside.kind == .statement, aside.form == .nothing else { return }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self),
        AsideCandidates.range(item.item) == aside.range
      {
        let names = SettingAside.locals(of: item)
        if !names.isEmpty {
          lostLocals.append(
            LostLocals(file: file, statement: item, names: names, reason: aside.reason)
          )
        }
        return
      }
      node = current.parent
    }
  }

  /// The names that a statement declares.
  private static func locals(of item: CodeBlockItemSyntax) -> Set<String> {
    var patterns: [PatternSyntax] = []
    if let variable = item.item.as(VariableDeclSyntax.self) {
      patterns = variable.bindings.map(\.pattern)
    } else if let statement = item.item.as(GuardStmtSyntax.self) {
      patterns = statement.conditions.compactMap {
        switch $0.condition {
        case .optionalBinding(let binding): binding.pattern
        case .matchingPattern(let matching): matching.pattern
        default: nil
        }
      }
    }
    let tokens = patterns.flatMap { $0.tokens(viewMode: .sourceAccurate) }
    return Set(tokens.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text))
  }

  /// Sets aside the uses of names whose statements have gone, without asking the compiler.
  mutating func propagateLocals() {
    while let lost = lostLocals.popLast() {
      guard let list = lost.statement.parent?.as(CodeBlockItemListSyntax.self),
        let place = list.index(of: lost.statement)
      else { continue }
      let followers = list[list.index(after: place)...]
      for name in lost.names.sorted() {
        for item in followers {
          var found = NameUses(of: name, without: gone(lost.file))
          for token in item.tokens(viewMode: .sourceAccurate) { found.note(token) }
          // From there on it is another one's name.
          guard !found.isDeclared else { break }
          for token in found.uses { use(token, of: name, lost) }
        }
      }
    }
  }

  private mutating func use(_ token: TokenSyntax, of name: String, _ lost: LostLocals) {
    guard !isGone(token, in: lost.file) else { return }
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let problem = CompilerProblem(
      file: lost.file,
      line: 0,
      column: 0,
      id: "cannot_find_in_scope",
      message: "'\(name)' is set aside: \(lost.reason)"
    )
    decide(problem, at: AsideText.Place(offset: place, aside: nil), state)
  }
}

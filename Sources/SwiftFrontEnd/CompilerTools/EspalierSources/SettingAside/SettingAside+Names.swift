import SwiftSyntax

/// Names of which no declaration is left.
extension SettingAside {
  mutating func noteDropped(_ aside: Aside, _ tree: SourceFileSyntax) {
    guard aside.kind == .declaration || aside.kind == .file else { return }
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        aside.range.holds(AsideCandidates.range(declaration))
      else { continue }
      for name in DeclaredNames.names(of: declaration) where name.allSatisfy(\.isNamePart) {
        state.dropped[name] = aside.reason
      }
    }
  }

  /// Sets aside the uses of names of which no declaration is left, without asking the compiler.
  mutating func propagate() {
    var asked: Set<String> = []
    while let name = state.dropped.keys.sorted().first(where: { !asked.contains($0) }) {
      asked.insert(name)
      guard state.standIns[name] == nil else { continue }
      let reason = state.dropped[name] ?? ""
      let files = files(containing: name)
      var isDeclared = false
      var uses: [(file: Int, token: TokenSyntax)] = []
      for file in files {
        let asides = state.outermost(file).filter { !$0.form.keepsPiece }
        let visitor = NameUses(of: name, without: asides.map(\.range))
        visitor.walk(tree(file))
        isDeclared = isDeclared || visitor.isDeclared
        uses += visitor.uses.map { (file, $0) }
      }
      guard !isDeclared else { continue }
      for (file, token) in uses {
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        if state.outermost(file).contains(where: {
          !$0.form.keepsPiece && $0.range.contains(place)
        }) {
          continue
        }
        let isType = token.parent?.is(IdentifierTypeSyntax.self) == true
        let problem = CompilerProblem(
          file: file,
          line: 0,
          column: 0,
          id: isType ? "cannot_find_type_in_scope" : "cannot_find_in_scope",
          message: "'\(name)' is set aside: \(reason)"
        )
        decide(problem, at: AsideText.Place(offset: place, aside: nil), state)
      }
    }
  }

  /// The files whose text has a name.
  func files(containing name: String) -> [Int] {
    let bytes = Array(name.utf8)
    return sources.indices.filter { sources[$0].holds(bytes) }
  }
}

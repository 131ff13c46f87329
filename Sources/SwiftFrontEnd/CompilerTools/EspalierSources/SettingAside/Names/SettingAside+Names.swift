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
  ///
  /// Names that were lost before are looked for again only if something has changed in a file that has them.
  ///
  /// - Parameter before: The state at the beginning of the round.
  mutating func propagate(since before: AsideState) {
    var asked: [String: [AsideState.Version]] = [:]
    while let name = state.dropped.keys.sorted().first(where: { asked[$0] == nil }) {
      let files = files(containing: name)
      let isKnown = before.dropped[name] != nil && !before.askedAgain.contains(name)
      let hasChanged = files.contains { state.version(of: $0) != before.version(of: $0) }
      if !isKnown || hasChanged, state.standIns[name] == nil { setAsideUses(of: name, in: files) }
      asked[name] = files.map { state.version(of: $0) }
    }
    state.askedAgain = Set(
      asked.filter { name, versions in
        files(containing: name).map { state.version(of: $0) } != versions
      }.keys
    )
  }

  /// Sets aside the uses of a name in files, if none of them declares it.
  private mutating func setAsideUses(of name: String, in files: [Int]) {
    var uses: [(file: Int, token: TokenSyntax)] = []
    for file in files {
      var found = NameUses(of: name, without: gone(file))
      for token in tokens(named: name, in: file) { found.note(token) }
      guard !found.isDeclared else { return }
      uses += found.uses.map { (file, $0) }
    }
    let reason = state.dropped[name] ?? ""
    for (file, token) in uses where !isGone(token, in: file) {
      let isType = token.parent?.is(IdentifierTypeSyntax.self) == true
      let problem = CompilerProblem(
        file: file,
        line: 0,
        column: 0,
        id: isType ? "cannot_find_type_in_scope" : "cannot_find_in_scope",
        message: "'\(name)' is set aside: \(reason)"
      )
      let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
      decide(problem, at: AsideText.Place(offset: place, aside: nil), state)
    }
  }
}

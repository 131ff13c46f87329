import SwiftSyntax

/// Types in place of absent ones.
extension SettingAside {
  /// Lets another type stand in for a missing one, where its shape matters.
  ///
  /// - Returns: Whether nothing else need be done about the error.
  mutating func standIn(for problem: CompilerProblem, _ token: TokenSyntax) -> Bool {
    let name: String
    if problem.isMissingType {
      name = problem.culprit
    } else if problem.isUnknownAttribute {
      name = problem.culprit
      guard isWrapper(token) else { return false }
    } else if problem.isMissingName, isMadeByProperty(token) {
      name = problem.culprit
    } else {
      return false
    }
    // Types of C may begin with a small letter.
    guard problem.isMissingType || name.first?.isUppercase == true,
      name.allSatisfy(\.isNamePart)
    else { return false }
    if state.standIns[name] == nil {
      var uses = StandInUses(of: name)
      for file in files(containing: name) {
        for token in tokens(named: name, in: file) { uses.note(token) }
      }
      state.standIns[name] = uses.standIn(because: problem.reason)
      state.added += 1
    }
    // The arguments of its initialiser are unknown.
    return problem.isMissingType
      || problem.isUnknownAttribute && attribute(around: token)?.arguments == nil
  }

  /// Gives a type that stands in for another one the value that a use asks it for.
  ///
  /// - Returns: Whether nothing else need be done about the error.
  mutating func addValue(for problem: CompilerProblem, _ token: TokenSyntax) -> Bool {
    guard let name = problem.typeWithoutMember else { return false }
    let member = token.tokenKind == .period ? token.nextToken(viewMode: .sourceAccurate) : token
    guard let member, member.text == problem.culprit, StandIn.isValue(member) else { return false }
    if state.standIns[name] == nil { state.standIns[name] = importedStandIn(name) }
    switch state.standIns[name]?.form {
    case .value, .object, .symbol: break
    case .protocolType, .comparedProtocol, .wrapper, nil: return false
    }
    guard state.standIns[name]?.values.insert(member.text).inserted == true else {
      // One that did not help is none.
      return valuesNow.contains("\(name).\(member.text)")
    }
    valuesNow.insert("\(name).\(member.text)")
    state.added += 1
    return true
  }

  /// Returns the stand-in for a type in a module that the sources import; nil if there is none.
  private func importedStandIn(_ name: String) -> StandIn? {
    let entry = DeclaredTypes.Entry(kind: "struct", name: name, isStandIn: true)
    for (module, types) in request.importedTypes.sorted(by: { $0.key < $1.key })
    where types.entries.contains(entry) {
      return StandIn(
        name: name,
        form: StandIn.form(ofImported: name),
        parameters: 0,
        members: [:],
        isView: false,
        reason: "nobody has '\(name)'",
        module: request.renamed[module] ?? module
      )
    }
    return nil
  }

  private func attribute(around token: TokenSyntax) -> AttributeSyntax? {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(AttributeSyntax.self) { node = current.parent }
    return node?.as(AttributeSyntax.self)
  }

  /// Whether an attribute is that of a variable whose type is written.
  private func isWrapper(_ token: TokenSyntax) -> Bool {
    guard let attribute = attribute(around: token),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.bindings.allSatisfy { $0.typeAnnotation != nil }
  }

  /// Whether a token names the type of a value that a property begins with.
  private func isMadeByProperty(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = reference.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(reference),
      let clause = call.parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self)
    else { return false }
    return binding.typeAnnotation == nil
      && binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }
}

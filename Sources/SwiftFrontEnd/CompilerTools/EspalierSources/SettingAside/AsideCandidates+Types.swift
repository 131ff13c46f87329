import SwiftSyntax

/// Pieces of what types say of themselves, and the names of pieces.
extension AsideCandidates {
  mutating func append(_ type: InheritedTypeSyntax) {
    guard let range = InheritedTypes.range(of: type) else { return }
    append(range, .conformance, .blank, type.type.trimmedDescription)
  }

  /// The conformances that a type has and does not fulfil.
  mutating func appendConformances() {
    guard let clause = InheritedTypes.clause(around: token) else { return }
    for type in InheritedTypes.types(problem.quoted, in: clause) { append(type) }
  }

  /// An initialiser for a class that has none.
  mutating func appendInitializer() {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(ClassDeclSyntax.self) { node = current.parent }
    guard let declaration = node?.as(ClassDeclSyntax.self) else { return }
    let place = declaration.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    append(place..<place, .body, .initializer, "init of \(declaration.name.text)")
  }

  /// Whether what a condition decides on goes without it: a branch of views, or the rest of a function that may
  /// return nothing, such as that of an iterator.
  func isGivenUp(_ element: ConditionElementSyntax) -> Bool {
    switch BodyKind.around(element) {
    case .viewBuilder, .view: true
    case .value(let type):
      type.hasSuffix("?") && element.parent?.parent?.is(GuardStmtSyntax.self) == true
    case .nothing, .opaque, .closure, .initializer, nil: false
    }
  }

  /// A last statement of the body that ends at the token.
  mutating func appendReturn() {
    guard token.tokenKind == .rightBrace, token.leadingTrivia.contains(where: \.isNewline),
      let body = token.parent
    else { return }
    let kind: BodyKind?
    switch body.as(SyntaxEnum.self) {
    case .closureExpr(let closure): kind = BodyKind.of(closure)
    case .accessorBlock(let block): kind = BodyKind.ofGetter(block)
    case .codeBlock: kind = BodyKind.around(token)
    default: kind = nil
    }
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    switch kind {
    case .view: append(place..<place, .view, .lastReturnedView, "}")
    case .value, .closure: append(place..<place, .value, .lastReturn, "}")
    case .viewBuilder, .nothing, .opaque, .initializer, nil: break
    }
  }

  func name(around node: some SyntaxProtocol) -> String {
    var current: Syntax? = Syntax(node)
    while let outer = current {
      if let binding = outer.as(PatternBindingSyntax.self) {
        return binding.pattern.trimmedDescription
      }
      if outer.is(SubscriptDeclSyntax.self) { return "subscript" }
      current = outer.parent
    }
    return ""
  }

  /// The name of a variable of which only that says what it is: a truth value.
  ///
  /// `isOpen` reads as an assertion (Swift's API Design Guidelines).
  static func truthName(_ declaration: DeclSyntax) -> String? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation == nil,
      binding.accessorBlock == nil,
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      variable.attributes.allSatisfy({
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Environment"
      })
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let isAssertion = ["is", "has", "should", "can"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
    return isAssertion ? name : nil
  }

  func name(of declaration: DeclSyntax) -> String {
    DeclaredNames.names(of: declaration).first ?? declaration.trimmedDescription
  }
}

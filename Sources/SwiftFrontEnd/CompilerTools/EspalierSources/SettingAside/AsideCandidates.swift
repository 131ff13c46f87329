import SwiftSyntax

/// The pieces around a place that may be set aside, from the smallest to the whole file.
struct AsideCandidates {
  private(set) var all: [Aside] = []
  /// The index of the first that is a body or more, of the first that is a type or more.
  private(set) var body: Int?
  private(set) var type: Int?

  let problem: CompilerProblem
  let token: TokenSyntax

  /// Finds the candidates.
  ///
  /// - Parameters:
  ///   - token: The token at the error.
  ///   - problem: The error.
  init(around token: TokenSyntax, problem: CompilerProblem) {
    self.token = token
    self.problem = problem
    var child = Syntax(token)
    if problem.isMissingConformance { appendConformances() }
    if problem.isMissingInitializer { appendInitializer() }
    if problem.isMissingReturn { appendReturn() }
    while let node = child.parent {
      append(node, from: child)
      child = node
    }
    let end = child.endPosition.utf8Offset
    append(0..<end, .file, .blank, "")
  }

  mutating func append(
    _ range: Range<Int>,
    _ kind: Aside.Kind,
    _ form: Aside.Form,
    _ name: String,
    detail: String = ""
  ) {
    switch kind {
    case .body: body = body ?? all.count
    case .declaration where form == .blank: body = body ?? all.count
    case .file: (body, type) = (body ?? all.count, type ?? all.count)
    default: break
    }
    all.append(
      Aside(
        range: range,
        kind: kind,
        form: form,
        name: AsideCandidates.short(name),
        detail: detail,
        reason: problem.reason,
        culprit: problem.culprit
      )
    )
  }

  /// The beginning of a text, on one line.
  private static func short(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let plain = line.drop { $0 == " " }
    return plain.count > 48 ? plain.prefix(47) + "…" : String(plain)
  }

  static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  // MARK: By the kind of node

  private mutating func append(_ node: Syntax, from child: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .labeledExpr(let argument): append(argument)
    case .functionCallExpr(let call): append(call, from: child)
    case .declReferenceExpr(let reference): appendRoot(ExprSyntax(reference))
    case .memberAccessExpr(let member):
      // The member may be missing; so may its base.
      if member.base?.is(FunctionCallExprSyntax.self) != true { appendRoot(ExprSyntax(member)) }
    case .conditionElement(let element):
      // Either branch may be the right one: the program says which value has decided.
      if case .expression(let condition) = element.condition, isGivenUp(element) {
        append(AsideCandidates.range(condition), .value, .value, condition.trimmedDescription)
      }
    case .sequenceExpr(let sequence): append(sequence, from: child)
    case .initializerClause(let clause): append(clause)
    case .attribute(let attribute): append(attribute)
    case .inheritedType(let type): append(type)
    case .codeBlockItem(let item): append(item)
    case .closureExpr(let closure):
      if let macro = closure.parent, BodyKind.isPreview(macro) {
        append(AsideCandidates.range(closure), .body, .viewBody, "#Preview")
      }
    case .codeBlock(let block): append(block)
    case .accessorBlock(let block) where child.is(CodeBlockItemListSyntax.self):
      appendBody(AsideCandidates.range(block), BodyKind.ofGetter(block), name(around: block))
    case .memberBlockItem(let item):
      if let name = AsideCandidates.truthName(item.decl) {
        append(AsideCandidates.range(item.decl), .value, .truth, name, detail: name)
      }
      let isType = item.decl.asProtocol((any DeclGroupSyntax).self) != nil
      if isType { type = type ?? all.count }
      append(AsideCandidates.range(item), .declaration, .blank, name(of: item.decl))
    default: break
    }
  }

  private mutating func append(_ call: FunctionCallExprSyntax, from child: Syntax) {
    if ViewChain.isModifier(call), let range = ViewChain.range(ofModifier: call) {
      // Not if the problem is before the period.
      if token.positionAfterSkippingLeadingTrivia.utf8Offset >= range.lowerBound {
        let name = "." + ClosureRoles.name(of: call.calledExpression)
        append(range, .modifier, .leftOut, name + (call.arguments.isEmpty ? "()" : "(…)"))
      }
    }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(FunctionCallExprSyntax.self)
      != true
    {
      appendRoot(ExprSyntax(call))
    }
  }

  /// Adds the base of a chain of modifiers: the modifiers stay, on a placeholder.
  private mutating func appendRoot(_ expression: ExprSyntax) {
    guard ViewChain.isShown(expression) else { return }
    // A called expression is set aside with its arguments.
    if let call = expression.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(expression)
    {
      let isOfModifier = ViewChain.isModifier(call)
      guard isOfModifier else { return }
    }
    if let member = expression.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isUppercase == true
    {
      return
    }
    let range = AsideCandidates.range(expression)
    var callee = expression
    if let call = expression.as(FunctionCallExprSyntax.self) { callee = call.calledExpression }
    append(
      range,
      .view,
      ClosureRoles.placeholder(for: expression, callee),
      callee.trimmedDescription
    )
  }

  /// The right-hand side of an assignment.
  private mutating func append(_ sequence: SequenceExprSyntax, from child: Syntax) {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      sequence.parent?.is(CodeBlockItemSyntax.self) == true
    else { return }
    let start = elements[2].positionAfterSkippingLeadingTrivia.utf8Offset
    guard token.positionAfterSkippingLeadingTrivia.utf8Offset >= start else { return }
    let end = sequence.endPositionBeforeTrailingTrivia.utf8Offset
    append(start..<end, .value, .value, elements[0].trimmedDescription)
  }

  /// The value that something begins with.
  private mutating func append(_ clause: InitializerClauseSyntax) {
    let range = AsideCandidates.range(clause.value)
    if let parameter = clause.parent?.as(FunctionParameterSyntax.self) {
      append(range, .value, .value, parameter.firstName.text)
      return
    }
    guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return }
    let name = binding.pattern.trimmedDescription
    if let type = binding.typeAnnotation?.type.trimmedDescription {
      let isView = type == "some View"
      guard isView || !type.hasPrefix("some ") else { return }
      append(range, .value, isView ? .view : .value, name)
    } else if let type = AsideCandidates.type(of: clause.value) {
      let start = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
      append(start..<range.upperBound, .value, .typedValue, name, detail: type)
    }
  }

  /// The type that a call of an initialiser names.
  static func type(of value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    guard ClosureRoles.name(of: callee).first?.isUppercase == true else { return nil }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .genericSpecializationExpr: return callee.trimmedDescription
    case .memberAccessExpr(let member):
      return member.base?.is(DeclReferenceExprSyntax.self) == true
        && member.base?.trimmedDescription.first?.isUppercase == true
        ? callee.trimmedDescription : nil
    default: return nil
    }
  }

  private mutating func append(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    if problem.isUnknownAttribute, attribute.arguments != nil,
      attribute.parent?.parent?.is(VariableDeclSyntax.self) == true
    {
      append(
        AsideCandidates.range(attribute),
        .attribute,
        .wrapper,
        "@" + name,
        detail: name
      )
    }
    let binding = attribute.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first
    if ["AppStorage", "SceneStorage"].contains(name), binding?.initializer != nil {
      append(AsideCandidates.range(attribute), .attribute, .state, "@" + name)
    }
    // Without it nothing says what the variable is.
    if let binding, binding.typeAnnotation == nil, binding.initializer == nil { return }
    append(AsideCandidates.range(attribute), .attribute, .blank, "@" + name)
  }

  // MARK: Statements

  private mutating func append(_ item: CodeBlockItemSyntax) {
    // Without the semicolon behind it.
    let range = AsideCandidates.range(item.item)
    let text = item.item.trimmedDescription
    guard let kind = BodyKind.around(item) else {
      // At the top of the file.
      if case .decl(let declaration) = item.item {
        if declaration.asProtocol((any DeclGroupSyntax).self) != nil { type = type ?? all.count }
        append(range, .declaration, .blank, name(of: declaration))
      } else {
        append(range, .declaration, .blank, text)
      }
      return
    }
    if case .decl = item.item { return append(range, .statement, .nothing, text) }
    if problem.isOfIsolation { append(range, .statement, .isolated, text) }
    let returned = item.item.as(ReturnStmtSyntax.self)
    let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    let isThrown = item.item.is(ThrowStmtSyntax.self)
    switch kind {
    case .viewBuilder:
      append(range, .view, returned == nil ? .view : .returnedView, text)
    case .view:
      if returned != nil || isThrown {
        append(range, .view, .returnedView, text)
      } else {
        append(range, isAlone ? .view : .statement, isAlone ? .view : .nothing, text)
      }
    case .nothing, .initializer:
      append(range, .statement, returned == nil ? .nothing : .returnedNothing, text)
    case .value, .closure:
      if returned?.expression != nil || isThrown {
        append(range, .value, .returnedValue, text)
      } else if returned != nil {
        append(range, .statement, .returnedNothing, text)
      } else if isAlone, isExpression(item) {
        append(range, .value, .value, text)
      } else {
        append(range, .statement, .nothing, text)
      }
    case .opaque:
      if returned == nil, !isAlone { append(range, .statement, .nothing, text) }
    }
  }

  private func isExpression(_ item: CodeBlockItemSyntax) -> Bool {
    if case .expr = item.item { return true }
    return false
  }

  // MARK: Bodies

  private mutating func append(_ block: CodeBlockSyntax) {
    let range = AsideCandidates.range(block)
    switch block.parent?.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      appendBody(range, BodyKind.of(function), function.name.text + "()")
    case .accessorDecl(let accessor):
      appendBody(range, BodyKind.of(accessor), name(around: accessor))
    case .initializerDecl: appendBody(range, .initializer, "init")
    case .deinitializerDecl: appendBody(range, .nothing, "deinit")
    default: break
    }
  }

  private mutating func appendBody(_ range: Range<Int>, _ kind: BodyKind, _ name: String) {
    switch kind {
    case .viewBuilder, .view: append(range, .body, .viewBody, name)
    case .nothing: append(range, .body, .nothingBody, name)
    case .value, .closure: append(range, .body, .valueBody, name)
    case .initializer:
      append(range, .body, .selfBody, name)
      append(range, .body, .neverBody, name)
    case .opaque: break
    }
  }
}

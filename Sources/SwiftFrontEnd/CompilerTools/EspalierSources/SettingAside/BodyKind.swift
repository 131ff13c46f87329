import SwiftSyntax

/// The purpose of a body's statements, as far as the source shows it.
enum BodyKind: Equatable {
  /// Each statement is a view.
  case viewBuilder
  /// The returned value is a view.
  case view
  /// Nothing is returned.
  case nothing
  /// A value of a type is returned.
  case value(String)
  /// A value of a type that only the compiler knows: `some Scene`.
  case opaque
  /// A closure that may return something.
  case closure
  case initializer

  var isOfViews: Bool { self == .viewBuilder || self == .view }

  // MARK: Of the function around a node

  /// The kind of the innermost function, accessor or closure that a node is in; nil if it is in none.
  static func around(_ node: some SyntaxProtocol) -> BodyKind? {
    var child = Syntax(node)
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .closureExpr(let closure) where Syntax(closure.statements) == child:
        return of(closure)
      case .functionDecl(let function) where function.body.map(Syntax.init) == child:
        return of(function)
      case .initializerDecl: return .initializer
      case .deinitializerDecl: return .nothing
      case .accessorDecl(let accessor) where accessor.body.map(Syntax.init) == child:
        return of(accessor)
      case .accessorBlock(let block) where child.is(CodeBlockItemListSyntax.self):
        return ofGetter(block)
      case .memberBlock, .sourceFile: return nil
      default: break
      }
      child = parent
    }
    return nil
  }

  static func of(_ function: FunctionDeclSyntax) -> BodyKind {
    guard let type = function.signature.returnClause?.type else {
      return isBuilder(function.attributes) ? .viewBuilder : .nothing
    }
    let isBuilder =
      isBuilder(function.attributes) || ["body", "makeBody"].contains(function.name.text)
    return of(type, isBuilder: isBuilder && !returns(function.body?.statements))
  }

  static func of(_ accessor: AccessorDeclSyntax) -> BodyKind {
    guard accessor.accessorSpecifier.tokenKind == .keyword(.get),
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
    else { return accessor.accessorSpecifier.tokenKind == .keyword(.get) ? .closure : .nothing }
    return ofGetter(block)
  }

  static func ofGetter(_ block: AccessorBlockSyntax) -> BodyKind {
    if let declaration = block.parent?.as(SubscriptDeclSyntax.self) {
      return of(declaration.returnClause.type, isBuilder: false)
    }
    guard let binding = block.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return .closure }
    let name = binding.pattern.trimmedDescription
    let isBuilder = isBuilder(variable.attributes) || name == "body" || name == "previews"
    return of(type, isBuilder: isBuilder && !returns(statements(of: block)))
  }

  private static func statements(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    if case .accessors(let accessors) = block.accessors {
      return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
    return block.accessors.as(CodeBlockItemListSyntax.self)
  }

  /// Whether statements say what is returned, so that they are those of no builder.
  private static func returns(_ statements: CodeBlockItemListSyntax?) -> Bool {
    statements?.contains { $0.item.is(ReturnStmtSyntax.self) } ?? false
  }

  private static func of(_ type: TypeSyntax, isBuilder: Bool) -> BodyKind {
    let text = type.trimmedDescription
    if text == "Void" || text == "()" { return .nothing }
    if ["some View", "some SwiftUI.View", "AnyView", "any View"].contains(text) {
      if text == "AnyView" { return isBuilder ? .viewBuilder : .value(text) }
      return isBuilder ? .viewBuilder : .view
    }
    if text.hasPrefix("some ") { return .opaque }
    return isBuilder && !text.hasPrefix("[") ? .viewBuilder : .value(text)
  }

  private static func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("ViewBuilder") == true
    }
  }

  // MARK: Of closures

  /// The kind of a closure, by the call that it is an argument of.
  static func of(_ closure: ClosureExprSyntax) -> BodyKind {
    let kind = byRole(of: closure)
    return kind == .viewBuilder && returns(closure.statements) ? .view : kind
  }

  private static func byRole(of closure: ClosureExprSyntax) -> BodyKind {
    if let macro = closure.parent, isPreview(macro) { return .viewBuilder }
    guard let (call, label) = owner(of: closure) else { return .closure }
    let callee = ClosureRoles.name(of: call.calledExpression)
    if let label {
      if ClosureRoles.actionLabels.contains(label) { return .nothing }
      if ClosureRoles.contentLabels.contains(label) { return .viewBuilder }
      return .closure
    }
    if callee == "Button" {
      let labels = call.arguments.compactMap { $0.label?.text }
      return labels.contains("action") || labels.contains("intent") ? .viewBuilder : .nothing
    }
    guard callee.first?.isUppercase == true else {
      if ClosureRoles.contentModifiers.contains(callee) { return .viewBuilder }
      return ClosureRoles.actionModifiers.contains(callee) ? .nothing : .closure
    }
    if ClosureRoles.plainTypes.contains(callee) { return .closure }
    return around(call)?.isOfViews == true ? .viewBuilder : .closure
  }

  static func isPreview(_ node: Syntax) -> Bool {
    node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      || node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
  }

  /// Whether a node is in the body of a preview, however deep.
  static func isInPreview(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if isPreview(parent) { return true }
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.pattern.trimmedDescription == "previews"
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  /// The call that a closure is an argument of, and its label there.
  private static func owner(
    of closure: ClosureExprSyntax
  ) -> (call: FunctionCallExprSyntax, label: String?)? {
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) { return (call, nil) }
    if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, element.label.text)
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, argument.label?.text)
    }
    return nil
  }
}

/// The purposes of closures, by the names that SwiftUI has for them; a wrong guess costs a round.
enum ClosureRoles {
  static let actionLabels: Set<String> = [
    "action", "cancel", "completion", "onCommit", "onDecrement", "onDismiss", "onEditingChanged",
    "onIncrement", "onTap", "operation", "perform", "primaryAction", "set", "task",
  ]

  static let contentLabels: Set<String> = [
    "actions", "background", "content", "currentValueLabel", "description", "destination",
    "detail", "footer", "header", "icon", "label", "maximumValueLabel", "message",
    "minimumValueLabel", "overlay", "placeholder", "sidebar", "title",
  ]

  static let contentModifiers: Set<String> = [
    "accessoryBar", "alert", "background", "confirmationDialog", "contextMenu",
    "fullScreenCover", "inspector", "listRowBackground", "mask", "navigationBarItems",
    "navigationDestination", "overlay", "popover", "safeAreaInset", "sheet", "swipeActions",
    "tabItem", "toolbar",
  ]

  static let actionModifiers: Set<String> = [
    "async", "asyncAfter", "forEach", "onAppear", "onChange", "onChanged", "onDelete",
    "onDisappear", "onDrop", "onEnded", "onHover", "onLongPressGesture", "onMove", "onOpenURL",
    "onPreferenceChange", "onReceive", "onSubmit", "onTapGesture", "refreshable", "sink", "task",
    "withAnimation",
  ]

  /// Views of one line, if no closure says otherwise.
  private static let lines: Set<String> = [
    "Button", "DatePicker", "Label", "Link", "NavigationLink", "SecureField", "Slider", "Stepper",
    "Text",
    "TextField", "Toggle",
  ]

  /// Whether a view shows words or an image that it is given: without them there is nothing to be seen.
  static func showsWords(_ name: String) -> Bool { name == "Image" || lines.contains(name) }

  /// The form in place of an expression that is shown as a view, as large as what its name says (V17.2).
  ///
  /// - Parameter callee: The function that it calls.
  static func placeholder(for expression: ExprSyntax, _ callee: ExprSyntax) -> Aside.Form {
    switch name(of: callee) {
    case "Image": return .image
    case let name where lines.contains(name):
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return .line }
      let closures =
        (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      // One closure beside a title is what happens, or what is shown then.
      let hasTitle = call.arguments.first.map { $0.label == nil } ?? false
      let isTitled = hasTitle && ["Button", "NavigationLink"].contains(name)
      return closures == 0 || closures == 1 && isTitled ? .line : .view
    default: return .view
    }
  }

  /// Types whose closures are no views.
  static let plainTypes: Set<String> = [
    "Binding", "DispatchQueue", "Future", "MainActor", "Predicate", "Regex", "Task", "Timer",
    "UIAction",
  ]

  /// Modifiers of shapes that give them their colour: a shape without it would be black.
  static let shapeModifiers: Set<String> = ["fill", "stroke", "strokeBorder"]

  /// The last name of what is called.
  static func name(of callee: ExprSyntax) -> String {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.text
    case .genericSpecializationExpr(let generic): name(of: generic.expression)
    default: ""
    }
  }
}

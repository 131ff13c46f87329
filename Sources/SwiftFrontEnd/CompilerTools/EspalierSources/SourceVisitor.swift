import SwiftSyntax

/// Walks through a source.
final class SourceVisitor: SyntaxVisitor {
  var edits = Edits()
  var problems: [SourceProblem] = []
  private(set) var types: [DeclaredType] = []
  private(set) var usesModuleBundle = false
  private(set) var declaresModuleBundle = false
  private(set) var resources: Set<String> = []
  var fixedSystems: [FixedSystem] = []
  private(set) var ownNames: Set<String> = []
  var absentModules: [AsideState.AbsentImport] = []
  /// The names of the imported modules.
  var imports: Set<String> = []
  /// The first of SwiftUI's protocols that a type conforms to.
  private var swiftUIName: SourceProblem?

  /// The same if nothing that is imported may bring it along.
  var foreignName: SourceProblem? {
    imports.isSubset(of: SwiftUINames.strangers) ? swiftUIName : nil
  }

  let request: Request
  private let locations: SourceLocationConverter
  /// The names of the types around the declaration that is being read.
  private var outerNames: [String] = []
  /// Whether the statement that is being read is compiled at all.
  var isActive = Truth.yes

  init(_ tree: SourceFileSyntax, request: Request) {
    self.request = request
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether no program shows the previews of the module: it is imported alone.
  private var dropsPreviews: Bool { request.entry == nil }

  private func isOfPreviews(_ clause: InheritanceClauseSyntax) -> Bool {
    clause.inheritedTypes.contains {
      ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
    }
  }

  func location(_ node: some SyntaxProtocol) -> SourceLocation {
    node.startLocation(converter: locations)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = isActive
    var isFirst = Truth.yes
    for clause in node.clauses {
      var holds = Truth.yes
      if let expression = clause.condition {
        let condition = Condition(expression, request: request)
        for (part, answer) in condition.answers { edits.replace(part, with: "\(answer)") }
        holds = condition.truth
      }
      isActive = outer && isFirst && holds
      isFirst = isFirst && !holds
      if let elements = clause.elements { walk(elements) }
    }
    isActive = outer
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    // The program has another entry.
    case "main", "UIApplicationMain", "NSApplicationMain",
      // Attributes that only matter to Objective-C.
      "objc", "objcMembers", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet":
      edits.replace(node)
      return .skipChildren
    case "NSManaged":
      // A method that Objective-C makes has no body; a property is one of a macro (CoreData).
      if let method = node.parent?.parent?.as(FunctionDeclSyntax.self) {
        edits.replace(method)
      } else {
        edits.replace(node.attributeName, with: "_NSManage")
      }
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": edits.replace(node, with: "Selector()")
    case "keyPath":
      // The names behind that of the type, as Objective-C finds a property.
      let path = node.arguments.first?.expression.trimmedDescription ?? ""
      let names = path.split(separator: ".").drop { $0.first?.isUppercase == true }
      edits.replace(node, with: "\"\(names.joined(separator: "."))\"")
    case "Preview" where dropsPreviews:
      edits.replace(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview", dropsPreviews else { return .visitChildren }
    edits.replace(node)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    takeImport(node)
    return .skipChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    takeQuestion(node)
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = ownName(node.baseName), !isMember(node) {
      edits.replace(node.baseName, with: name)
    } else if let name = ReplacedNames.types[node.baseName.text] {
      edits.replace(node.baseName, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let name = ownName(node.name) ?? ReplacedNames.types[node.name.text] {
      edits.replace(node.name, with: name)
    }
    return .visitChildren
  }

  /// Another name for a type of a framework that SwiftUI has as well, where only the framework is imported.
  private func ownName(_ name: TokenSyntax) -> String? {
    guard name.text == "Transaction", imports.contains("StoreKit"), !imports.contains("SwiftUI")
    else { return nil }
    return "_StoreKitTx"
  }

  private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
    node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
      callee.text == "localizedString",
      node.arguments.map({ $0.label?.text }) == ["forKey", "value", "table"]
    {
      replaceMember(callee)
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let own = ReplacedNames.functions[name.text],
      node.arguments.contains(where: { $0.label?.text == own.label })
    {
      edits.replace(name, with: own.name)
    }
    return .visitChildren
  }

  private func replaceMember(_ name: TokenSyntax) {
    if let own = ReplacedNames.members[name.text] { edits.replace(name, with: own) }
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    // The result may be nil for what is set aside.
    if request.aside != nil, node.isOfResult { edits.replace(node.exclamationMark, with: "~") }
    return .visitChildren
  }

  // MARK: The bundle of a package

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "preferredLocalizations" {
      replaceMember(node.declName.baseName)
    }
    if let own = ReplacedNames.membersOfProcess[node.declName.baseName.text],
      node.base?.trimmedDescription.hasSuffix("processInfo") == true
    {
      edits.replace(node.declName.baseName, with: own)
    }
    if node.declName.baseName.text == "module" {
      let base = node.base?.trimmedDescription
      let isBundle = base == "Bundle" || base == "Foundation.Bundle"
      let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
      if isBundle || base == nil && (label == "bundle" || label == "in") { usesModuleBundle = true }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if outerNames.last == "Bundle",
      node.bindings.contains(where: { $0.pattern.trimmedDescription == "module" })
    {
      declaresModuleBundle = true
    }
    if isActive != .no { noteResources(node) }
    return .visitChildren
  }

  /// Notes the names that a declaration takes from those of the catalogues.
  private func noteResources(_ node: VariableDeclSyntax) {
    guard outerNames.count == 1, let type = outerNames.first?.split(separator: ".").last,
      ResourceSource.types.contains(String(type)),
      node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
      resources.insert("\(type).\(name)")
    }
  }

  // MARK: Types

  private func enter(
    _ name: String,
    _ clause: InheritanceClauseSyntax?,
    at node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    outerNames.append(name)
    if let clause {
      for inherited in clause.inheritedTypes where isActive == .yes {
        noteSwiftUIName(inherited.type)
      }
      types.append(
        DeclaredType(
          name: outerNames.joined(separator: "."),
          line: location(node).line,
          inherited: clause.inheritedTypes.map { $0.type.trimmedDescription }
        )
      )
    }
    return .visitChildren
  }

  private func noteSwiftUIName(_ type: TypeSyntax) {
    let name = type.trimmedDescription
    guard swiftUIName == nil, SwiftUINames.protocols.contains(name) else { return }
    let place = location(type)
    swiftUIName = SourceProblem(line: place.line, column: place.column, message: .noImport(name))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    ownNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    ownNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if dropsPreviews, node.inheritanceClause.map(isOfPreviews) == true {
      edits.replace(node)
      outerNames.append(node.name.text)
      return .skipChildren
    }
    return enter(node.name.text, node.inheritanceClause, at: node.name)
  }

  override func visitPost(_ node: StructDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    ownNames.insert(node.name.text)
    return enter(node.name.text, node.inheritanceClause, at: node.name)
  }

  override func visitPost(_ node: ClassDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, at: node.name)
  }

  override func visitPost(_ node: EnumDeclSyntax) { outerNames.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        takeOverride(function.modifiers, function.funcKeyword, function.name)
      } else if let variable = member.decl.as(VariableDeclSyntax.self),
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      {
        takeOverride(variable.modifiers, variable.bindingSpecifier, name.identifier)
      }
    }
    let type = node.extendedType
    return enter(type.trimmedDescription, node.inheritanceClause, at: type)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { outerNames.removeLast() }
}

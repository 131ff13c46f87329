import SwiftSyntax

/// Values of the module's own types for places whose own value is not known, where the library cannot make
/// them: of classes, of enumerations whose cases all hold something, of structures that hold functions.
final class NeutralValues: SyntaxVisitor {
  /// The types with the declarations that give them a value, each on a line.
  private(set) var declarations: [(type: String, text: String)] = []

  private let request: Request
  private let refused: Set<String>
  private let conformers: Set<String>
  private var outer: [String] = []
  /// Who may use each of those types, as its modifier says; empty for the module.
  private var access: [String] = []

  /// Creates a visitor.
  ///
  /// - Parameters:
  ///   - refused: Types for which the compiler has refused it, as ``refusal(of:_:in:)`` says.
  ///   - conformers: The protocols for which a class is made.
  private init(_ request: Request, refused: Set<String>, conformers: Set<String>) {
    self.conformers = conformers
    self.request = request
    self.refused = refused
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the values of the types that a source declares, each on a line.
  static func all(
    _ tree: SourceFileSyntax,
    _ request: Request,
    refused: Set<String>,
    conformers: Set<String> = []
  ) -> [(type: String, text: String)] {
    let visitor = NeutralValues(request, refused: refused, conformers: conformers)
    visitor.walk(tree)
    return visitor.declarations
  }

  /// Returns what is put behind a source: its values, from the next line on.
  ///
  /// All sources have theirs whether a value is needed or not: what a module lacks is found by compiling it, and a
  /// conformance that came later would change the interface of its file, so that all files that use it were compiled again.
  static func text(
    _ tree: SourceFileSyntax,
    _ request: Request,
    refused: Set<String>,
    conformers: Set<String> = []
  ) -> [UInt8] {
    let values = all(tree, request, refused: refused, conformers: conformers)
    guard !values.isEmpty else { return [] }
    return Array((values.map { "\n" + $0.text }.joined() + "\n").utf8)
  }

  /// The note on a type whose value the compiler refuses: first that it belongs to the main actor, if that is
  /// why, then its name.
  static func refusal(of type: String, _ problem: CompilerProblem, in refused: Set<String>)
    -> String
  {
    let isolated = "@MainActor \(type)"
    let mayBelong = problem.isOfIsolation && !refused.contains(isolated)
    return mayBelong ? isolated : type
  }

  /// Whether types that inherit from something belong to the main actor: views, and what UIKit has.
  private static func isOnMainActor(_ clause: InheritanceClauseSyntax?) -> Bool {
    let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return names.contains { ["View", "ViewModifier"].contains($0) || $0.hasPrefix("UI") }
  }

  /// Whether attributes say that a declaration belongs to the main actor.
  static func isOnMainActor(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
  }

  /// The type that is being read.
  private var type: String { outer.joined(separator: ".") }

  private func made(_ arguments: String) -> String { "\(type)(\(arguments))" }

  private func append(_ value: String, isOnMainActor: Bool = false, isObject: Bool = false) {
    guard !refused.contains(type) else { return }
    let isIsolated = isOnMainActor || refused.contains("@MainActor \(type)")
    let actor = isIsolated ? "@MainActor " : ""
    let (name, property) =
      isObject
      ? ("EspalierNeutralObject", "espalierNeutralObject: AnyObject { \(value) }")
      : ("EspalierNeutral", "espalierNeutral: \(type) { \(value) }")
    let member = "\(narrowestAccess)static var \(property)"
    declarations.append((type, "extension \(type): \(actor)SwiftUI.\(name) { \(member) }"))
  }

  /// The access that a member for a public protocol needs, and may have, in the type that is being read.
  private var narrowestAccess: String {
    if access.allSatisfy({ $0 == "public" || $0 == "open" }) { return "public " }
    return access.allSatisfy { ["public", "open", "package"].contains($0) } ? "package " : ""
  }

  /// Goes into a type; not into one that cannot be extended from the end of the file.
  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let isHidden =
      !outer.isEmpty && node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    let isLocal =
      node.parent?.is(MemberBlockItemSyntax.self) != true
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
    let isUnavailable = node.attributes.contains {
      $0.trimmedDescription.hasPrefix("@available(*")
    }
    let isCopyable = !InheritedTypes.suppresses(node.inheritanceClause)
    guard !isHidden, !isGeneric, !isLocal, !isUnavailable, isCopyable else { return .skipChildren }
    outer.append(node.name.text)
    access.append(
      node.modifiers.map(\.name.text).first {
        ["public", "open", "package", "private", "fileprivate"].contains($0)
      } ?? ""
    )
    return .visitChildren
  }

  private func leave(_ node: some NamedDeclSyntax) {
    guard outer.last == node.name.text else { return }
    outer.removeLast()
    access.removeLast()
  }

  /// Goes into the branch that is compiled, if that is known.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isActive = Truth.yes
    for clause in node.clauses {
      let truth = clause.condition.map { Condition($0, request: request).truth } ?? .yes
      if (isActive && truth) == .yes, let elements = clause.elements { walk(elements) }
      isActive = isActive && !truth
    }
    return .skipChildren
  }

  // MARK: Enumerations

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, isGeneric: node.genericParameterClause != nil)
    guard result == .visitChildren else { return result }
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    let elements = cases.flatMap { Array($0.elements) }
    // The library makes those of others.
    if elements.allSatisfy({ $0.parameterClause != nil }), let first = elements.first,
      let clause = first.parameterClause
    {
      let values = clause.parameters.map { parameter in
        let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
        return label + "SwiftUI.espalierNeutral()"
      }
      append(".\(first.name.text)(\(values.joined(separator: ", ")))")
    }
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }

  // MARK: Classes

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, isGeneric: node.genericParameterClause != nil)
    guard result == .visitChildren else { return result }
    // The library makes those of others of what they hold.
    if storesFunctions(node), let arguments = arguments(of: node) ?? memberwise(node) {
      append(
        made(arguments),
        isOnMainActor: NeutralValues.isOnMainActor(node.inheritanceClause)
      )
    }
    return .visitChildren
  }

  /// Whether a structure stores functions, of which only the compiler makes values.
  private func storesFunctions(_ node: StructDeclSyntax) -> Bool {
    stored(node).contains { binding in
      let type = binding.typeAnnotation?.type
      let plain = type?.as(AttributedTypeSyntax.self)?.baseType ?? type
      return plain?.is(FunctionTypeSyntax.self) == true
    }
  }

  /// The arguments of the initialiser that a structure has of what it stores; nil if it has others.
  private func memberwise(_ node: StructDeclSyntax) -> String? {
    let needed = stored(node).filter { $0.initializer == nil }
    guard !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }),
      !needed.contains(where: \.isPrivate)
    else { return nil }
    return needed.map {
      "\($0.pattern.trimmedDescription): SwiftUI.espalierNeutral()"
    }.joined(separator: ", ")
  }

  private func stored(_ node: some DeclGroupSyntax) -> [PatternBindingSyntax] {
    node.memberBlock.members.flatMap { member -> [PatternBindingSyntax] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else { return [] }
      return variable.bindings.filter(\.isStored)
    }
  }

  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, isGeneric: node.genericParameterClause != nil)
    guard result == .visitChildren else { return result }
    // A value of others would have to be made for their subclasses, too.
    let isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    let isOnMainActor =
      NeutralValues.isOnMainActor(node.inheritanceClause)
      || NeutralValues.isOnMainActor(node.attributes)
    if let value = arguments(of: node).map(made) ?? shared(node) {
      append(value, isOnMainActor: isOnMainActor, isObject: !isFinal)
    }
    return .visitChildren
  }

  /// Returns the shared object of a class, for one that others cannot create.
  private func shared(_ node: ClassDeclSyntax) -> String? {
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) })
      else { continue }
      for binding in variable.bindings {
        let name = binding.pattern.trimmedDescription
        if ["preview", "mock", "shared", "default"].contains(name) { return type + "." + name }
      }
    }
    return nil
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, isGeneric: node.genericParameterClause != nil)
    guard result == .visitChildren else { return result }
    if let arguments = arguments(of: node) { append(made(arguments)) }
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = "EspalierNeutral\(node.name.text)"
    if outer.isEmpty, conformers.contains(node.name.text), !refused.contains(name),
      let conformer = NeutralConformer(
        node,
        named: name,
        isIsolated: refused.contains("@MainActor \(name)")
      )
    {
      declarations.append((name, conformer.text))
    }
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The arguments with which objects of a class are made, neutral values where any are needed; nil if the source
  /// shows no way.
  private func arguments(of node: some DeclGroupSyntax) -> String? {
    let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard !all.isEmpty else {
      // All stored properties have initial values.
      let isComplete = stored(node).allSatisfy {
        $0.initializer != nil || $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      }
      return isComplete ? "" : nil
    }
    let usable = all.filter { declaration in
      declaration.optionalMark == nil && declaration.signature.effectSpecifiers == nil
        && declaration.genericParameterClause == nil
        && !declaration.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
        && !NeutralValues.endsProgram(declaration)
    }
    let ways = usable.map { declaration in
      declaration.signature.parameterClause.parameters.filter {
        $0.defaultValue == nil && $0.ellipsis == nil
      }.map { parameter in
        let label = parameter.firstName.text
        return (label == "_" ? "" : label + ": ") + "SwiftUI.espalierNeutral()"
      }
    }
    // The first of those that need the fewest.
    return ways.min { $0.count < $1.count }?.joined(separator: ", ")
  }

  /// Whether an initialiser stands for one that could not be compiled (`Aside.Form.neverBody`).
  private static func endsProgram(_ declaration: InitializerDeclSyntax) -> Bool {
    let first = declaration.body?.statements.first?.item.as(VariableDeclSyntax.self)
    return first?.bindings.first?.typeAnnotation?.type.trimmedDescription == "Never"
  }
}

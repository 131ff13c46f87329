import SwiftSyntax

/// Values of the module's own types for places whose own value is not known, where the library cannot make
/// them: of classes, and of enumerations whose cases all hold something.
final class NeutralValues: SyntaxVisitor {
  /// The types with the declarations that give them a value, each on a line.
  private(set) var declarations: [(type: String, text: String)] = []

  private let gone: [Range<Int>]
  private let refused: Set<String>
  private var outer: [String] = []
  private var depthOfGenerics = 0

  /// Creates a visitor.
  ///
  /// - Parameters:
  ///   - ranges: What is not there any more.
  ///   - refused: Types for which the compiler has refused it.
  init(without ranges: [Range<Int>], refused: Set<String>) {
    gone = ranges
    self.refused = refused
    super.init(viewMode: .sourceAccurate)
  }

  private func append(_ value: String, isOnMainActor: Bool = false) {
    let type = outer.joined(separator: ".")
    guard !refused.contains(type) else { return }
    let actor = isOnMainActor ? "@MainActor " : ""
    let property = "public static var espalierNeutral: Self { \(value) }"
    declarations.append(
      (type, "extension \(type): \(actor)SwiftUI.EspalierNeutral { \(property) }")
    )
  }

  /// Goes into a type; not into one that cannot be extended from the end of the file.
  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let isHidden =
      !outer.isEmpty && node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let isLocal =
      node.parent?.is(MemberBlockItemSyntax.self) != true
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true
    guard !isHidden, !isGeneric, !isLocal, !gone.contains(where: { $0.contains(place) }) else {
      return .skipChildren
    }
    outer.append(node.name.text)
    return .visitChildren
  }

  private func leave(_ node: some NamedDeclSyntax) {
    if outer.last == node.name.text { outer.removeLast() }
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
    enter(node, isGeneric: node.genericParameterClause != nil)
  }

  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, isGeneric: node.genericParameterClause != nil)
    guard result == .visitChildren else { return result }
    // One of others would have to be made for their subclasses, too.
    let isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    if isFinal, hasPlainInitializer(node) {
      let isOnMainActor = node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
      }
      append("Self()", isOnMainActor: isOnMainActor)
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Whether objects of a class can be made without arguments, as far as its source shows it.
  private func hasPlainInitializer(_ node: ClassDeclSyntax) -> Bool {
    let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard all.isEmpty else {
      return all.contains { declaration in
        let place = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
        return declaration.optionalMark == nil && declaration.signature.effectSpecifiers == nil
          && !declaration.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
          && !gone.contains { $0.contains(place) }
          && declaration.signature.parameterClause.parameters.allSatisfy {
            $0.defaultValue != nil || $0.ellipsis != nil
          }
      }
    }
    // All that it stores has a value of its own.
    return node.memberBlock.members.allSatisfy { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else { return true }
      return variable.bindings.allSatisfy { binding in
        binding.initializer != nil || !isStored(binding)
          || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
      }
    }
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

import SwiftSyntax

/// The classes of a module that inherit from others of the project and are not final.
///
/// They conform to `EspalierNeutralObject` if the one above them does, and cannot conform again: they get no neutral
/// value of their own. A final class conforms to another protocol.
final class InheritingClasses: SyntaxVisitor {
  private var outer: [String] = []
  /// The names of all classes without those of the types around them.
  private var classes: Set<String>
  /// The qualified names of classes, with what each inherits from first.
  private var inherited: [(name: String, first: String)] = []

  /// Returns the qualified names of the classes.
  static func names(in trees: [SourceFileSyntax], _ request: Request) -> Set<String> {
    let visitor = InheritingClasses(request)
    for tree in trees { visitor.walk(tree) }
    return Set(visitor.inherited.filter { visitor.classes.contains($0.first) }.map(\.name))
  }

  private init(_ request: Request) {
    classes = Set(
      request.importedTypes.values.flatMap(\.entries).filter { $0.kind == "class" }.map(\.name)
    )
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    classes.insert(node.name.text)
    let isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    if !isFinal, let first = node.inheritanceClause?.inheritedTypes.first?.type {
      let word = first.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").last
      inherited.append((outer.joined(separator: "."), String(word ?? "")))
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { outer.removeLast() }

  // Types in them get no neutral values.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      if let declaration = member.decl.as(ClassDeclSyntax.self) {
        classes.insert(declaration.name.text)
      }
    }
    return .skipChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  @discardableResult
  private func enter(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    return .visitChildren
  }
}

import SwiftSyntax

/// The protocols of a module of which no type of it has a neutral value.
final class NeededConformers: SyntaxVisitor {
  /// The names of protocols that types conform to which have a neutral value.
  private var known: Set<String> = []
  private var protocols: Set<String> = []
  /// The names of the classes and actors with a neutral value.
  private let valued: Set<String>

  /// Returns the names of the protocols.
  ///
  /// - Parameter valued: The qualified names of the types with a neutral value that the tool declares; the library makes
  ///   those of structures and enumerations.
  static func names(in trees: [SourceFileSyntax], valued: Set<String>) -> Set<String> {
    let visitor = NeededConformers(valued)
    for tree in trees { visitor.walk(tree) }
    return visitor.protocols.subtracting(visitor.known)
  }

  private init(_ valued: Set<String>) {
    self.valued = Set(valued.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ clause: InheritanceClauseSyntax?, hasValue: Bool) {
    guard hasValue else { return }
    for type in clause?.inheritedTypes ?? [] {
      known.insert(String(type.type.trimmedDescription.split(separator: ".").last ?? ""))
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, hasValue: node.genericParameterClause == nil)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, hasValue: node.genericParameterClause == nil)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, hasValue: valued.contains(node.name.text))
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, hasValue: valued.contains(node.name.text))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, hasValue: true)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

import SwiftSyntax

/// The places where a name is used in a source, and whether the source declares it.
final class NameUses: SyntaxVisitor {
  private let name: String
  private let gone: [Range<Int>]
  private(set) var isDeclared = false
  private(set) var uses: [TokenSyntax] = []

  /// Creates a visitor.
  ///
  /// - Parameter ranges: The ranges that have been removed.
  init(of name: String, without ranges: [Range<Int>]) {
    self.name = name
    gone = ranges
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.text == name else { return .skipChildren }
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    guard !gone.contains(where: { $0.contains(place) }) else { return .skipChildren }
    switch token.parent?.as(SyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      // A member belongs to a type, which may have others of this name.
      if let member = reference.parent?.as(MemberAccessExprSyntax.self),
        Syntax(member.declName) == Syntax(reference)
      {
        break
      }
      uses.append(token)
    case .identifierType: uses.append(token)
    case .labeledExpr, .memberType, .attribute: break
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
      .functionDecl, .identifierPattern, .enumCaseElement, .genericParameter, .closureParameter,
      .closureShorthandParameter, .associatedTypeDecl, .macroDecl, .functionParameter:
      isDeclared = true
    default: break
    }
    return .skipChildren
  }
}

import SwiftSyntax

/// The places where a name is used in a source, and whether the source declares it.
struct NameUses {
  private let name: String
  private let gone: GoneRanges
  private(set) var isDeclared = false
  private(set) var uses: [TokenSyntax] = []

  /// Creates the uses of a name, of which there are none so far.
  ///
  /// - Parameter gone: The ranges whose tokens do not count.
  init(of name: String, without gone: GoneRanges) {
    (self.name, self.gone) = (name, gone)
  }

  /// Notes a token, if it has the name.
  mutating func note(_ token: TokenSyntax) {
    guard token.text == name,
      !gone.contains(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    else { return }
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
  }
}

import SwiftSyntax

/// The base names that declarations have.
enum DeclaredNames {
  static func names(of declaration: DeclSyntax) -> [String] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let declaration): [declaration.name.text]
    case .classDecl(let declaration): [declaration.name.text]
    case .enumDecl(let declaration): [declaration.name.text]
    case .actorDecl(let declaration): [declaration.name.text]
    case .protocolDecl(let declaration): [declaration.name.text]
    case .typeAliasDecl(let declaration): [declaration.name.text]
    case .functionDecl(let declaration): [declaration.name.text]
    case .initializerDecl: ["init"]
    case .subscriptDecl: ["subscript"]
    case .extensionDecl(let declaration):
      ["extension " + declaration.extendedType.trimmedDescription]
    case .enumCaseDecl(let declaration): declaration.elements.map(\.name.text)
    case .variableDecl(let declaration):
      declaration.bindings.map { $0.pattern.trimmedDescription }
    default: []
    }
  }
}

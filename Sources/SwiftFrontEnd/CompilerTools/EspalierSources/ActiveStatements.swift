import SwiftSyntax

/// The statements at the top of a file whose conditions hold.
struct ActiveStatements {
  private(set) var imports: [ImportDeclSyntax] = []
  private(set) var declarations: [DeclSyntax] = []

  init(_ tree: SourceFileSyntax, request: Request) { append(tree.statements, request) }

  private mutating func append(_ statements: CodeBlockItemListSyntax, _ request: Request) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let node = declaration.as(ImportDeclSyntax.self) {
        imports.append(node)
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        append(condition, request)
      } else {
        declarations.append(declaration)
      }
    }
  }

  private mutating func append(_ node: IfConfigDeclSyntax, _ request: Request) {
    for clause in node.clauses {
      let truth = clause.condition.map { Condition($0, request: request).truth } ?? .yes
      // Conditions that only the compiler can evaluate are left to it.
      guard truth != .unknown else { return }
      guard truth == .yes else { continue }
      if case .statements(let statements) = clause.elements { append(statements, request) }
      return
    }
  }
}

import SwiftSyntax

/// The declarations at the top of a source.
struct ReachIndex {
  private(set) var units: [ReachUnit] = []
  /// The one that the program begins with.
  private(set) var main: Int?
  /// Whether any of them is to be shown.
  private(set) var isShown = false
  private let request: Request
  /// The first name of the view that is wanted in place of previews.
  private let view: String?

  /// Reads a source.
  init(_ tree: SourceFileSyntax, request: Request) {
    self.request = request
    view = request.view?.split(separator: ".").first.map(String.init)
    append(tree.statements)
  }

  private mutating func append(_ items: CodeBlockItemListSyntax) {
    for item in items {
      let range = AsideCandidates.range(item)
      guard case .decl(let declaration) = item.item else {
        // A macro, or what runs by itself.
        append(Syntax(item), range, isUnwanted(item.item) ? .declaration : .root)
        continue
      }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl, .operatorDecl, .precedenceGroupDecl, .poundSourceLocation: break
      case .ifConfigDecl(let choice): append(choice)
      case .extensionDecl(let declaration):
        append(Syntax(declaration), range, .extensionOf(name(of: declaration.extendedType)))
      case .macroExpansionDecl:
        append(Syntax(declaration), range, isUnwanted(declaration) ? .declaration : .root)
      default:
        if let group = declaration.asProtocol((any DeclGroupSyntax).self),
          ReachIndex.isMain(group.attributes)
        {
          main = units.count
        }
        append(Syntax(declaration), range, isRoot(declaration) ? .root : .declaration)
      }
    }
  }

  private mutating func append(_ node: Syntax, _ range: Range<Int>, _ kind: ReachUnit.Kind) {
    units.append(ReachUnit(node, range: range, kind: kind, module: request.module))
  }

  /// Reads the branches that the compiler may take.
  private mutating func append(_ choice: IfConfigDeclSyntax) {
    var isActive = Truth.yes
    for clause in choice.clauses {
      let truth = clause.condition.map { Condition($0, request: request).truth } ?? .yes
      if (isActive && truth) != .no, case .statements(let items)? = clause.elements {
        append(items)
      }
      isActive = isActive && !truth
    }
  }

  /// The type at the beginning of a name.
  private func name(of type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.text
    case .memberType(let member):
      member.baseType.trimmedDescription == request.module
        ? member.name.text : name(of: member.baseType)
    case .attributedType(let type): name(of: type.baseType)
    default: ""
    }
  }

  /// Whether a type is shown: the wanted view, else what provides previews.
  private mutating func isRoot(_ declaration: DeclSyntax) -> Bool {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
    let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isRoot =
      view.map { DeclaredNames.names(of: declaration) == [$0] }
      ?? inherited.contains { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }
    isShown = isShown || isRoot
    return isRoot
  }

  /// Whether something is a preview while a view is wanted.
  private mutating func isUnwanted(_ node: some SyntaxProtocol) -> Bool {
    guard BodyKind.isPreview(Syntax(node)) else { return false }
    isShown = isShown || view == nil
    return view != nil
  }

  /// Whether a declaration is where the program begins.
  static func isMain(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
    }
  }
}

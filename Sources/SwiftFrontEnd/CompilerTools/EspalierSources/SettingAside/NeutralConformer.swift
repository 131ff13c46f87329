import SwiftSyntax

/// A class that conforms to a protocol of the module and does nothing, for places where a value of the protocol is
/// needed and no type has one (V17.5).
struct NeutralConformer {
  /// The declaration, on a line.
  let text: String

  /// The protocols that a class conforms to without declaring anything.
  private static let inherited: Set<String> = [
    "AnyObject", "class", "Sendable", "ObservableObject",
  ]

  /// Creates the class; nil if the protocol asks for more than members that neutral values can answer.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - isIsolated: Whether it belongs to the main actor even if the protocol does not say so.
  init?(_ node: ProtocolDeclSyntax, named name: String, isIsolated: Bool) {
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard node.primaryAssociatedTypeClause == nil, node.genericWhereClause == nil,
      names.allSatisfy(NeutralConformer.inherited.contains)
    else { return nil }
    var members: [String] = []
    for member in node.memberBlock.members {
      guard let text = NeutralConformer.member(member.decl) else { return nil }
      members.append(text)
    }
    let isOnMainActor = isIsolated || NeutralValues.isOnMainActor(node.attributes)
    let isPrivate = node.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    let own = [
      "init(espalierNeutral: ()) {}",
      "static var espalierNeutral: \(name) { \(name)(espalierNeutral: ()) }",
    ]
    text =
      "\(isPrivate ? "private " : "")final class \(name): \(node.name.text), "
      + "\(isOnMainActor ? "@MainActor " : "")SwiftUI.EspalierNeutral { "
      + (own + members).joined(separator: "; ") + " }"
  }

  /// The implementation of a requirement; nil if there is none.
  private static func member(_ declaration: DeclSyntax) -> String? {
    let text: String?
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): text = property(node)
    case .functionDecl(let node): text = method(node)
    case .initializerDecl(let node): text = line(node.with(\.body, nil)) + " {}"
    default: text = nil
    }
    // A class may not name `Self` everywhere that a protocol may.
    return text.flatMap { $0.split { !$0.isLetter }.contains("Self") ? nil : $0 }
  }

  private static let value = "SwiftUI.espalierNeutral()"

  private static func property(_ node: VariableDeclSyntax) -> String? {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.type,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      let modifiers = modifiers(node.modifiers)
    else { return nil }
    let isSet = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    let effects = getter?.effectSpecifiers.map { line($0) + " " } ?? ""
    return "\(modifiers)var \(binding.pattern.trimmedDescription): \(line(type)) "
      + "{ get \(effects){ \(value) }\(isSet ? " set {}" : "") }"
  }

  private static func method(_ node: FunctionDeclSyntax) -> String? {
    guard case .identifier = node.name.tokenKind, let modifiers = modifiers(node.modifiers)
    else { return nil }
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let isVoid = ["Void", "()"].contains(result)
    let declaration = node.with(\.modifiers, []).with(\.attributes, [])
    return "\(modifiers)\(line(declaration)) { \(isVoid ? "" : value) }"
  }

  /// The modifiers that a class repeats; nil if the requirement need not be met.
  private static func modifiers(_ list: DeclModifierListSyntax) -> String? {
    let names = list.map(\.name.text).filter { $0 != "mutating" && $0 != "nonmutating" }
    guard !names.contains("optional") else { return nil }
    return names.map { $0 + " " }.joined()
  }

  /// The tokens on one line, without comments.
  private static func line(_ node: some SyntaxProtocol) -> String {
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      let isApart = !token.leadingTrivia.isEmpty || text.last == " "
      if isApart, !text.isEmpty, text.last != " " { text += " " }
      text += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}

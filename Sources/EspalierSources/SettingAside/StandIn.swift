import SwiftSyntax

/// A type in place of one that nobody has, of the form that its uses ask for.
struct StandIn: Equatable {
  enum Form: String {
    case value
    case protocolType
    case wrapper
  }

  let name: String
  var form: Form
  /// How many types it takes.
  var parameters: Int
  /// The types within it.
  var members: Set<String>
  /// Whether it is shown as a view.
  var isView: Bool
  let reason: String

  /// Its declaration.
  ///
  /// - Parameter number: Of the placeholder that its values are.
  func declaration(number: Int) -> String {
    let letters = (0..<parameters).map { "T\($0)" }.joined(separator: ", ")
    let generics = letters.isEmpty ? "" : "<\(letters)>"
    switch form {
    case .protocolType: return "public protocol \(name) {}"
    case .wrapper:
      return """
        @propertyWrapper public struct \(name)<Value> {
          public var wrappedValue: Value
          public init() { wrappedValue = SwiftUI.espalierNeutral(\(number)) }
          public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
          public var projectedValue: SwiftUI.Binding<Value> { .constant(wrappedValue) }
        }
        """
    case .value:
      let inner = members.sorted().map {
        StandIn(name: $0, form: .value, parameters: 0, members: [], isView: false, reason: "")
          .declaration(number: number)
      }
      let isPlain = parameters == 0 && !isView
      let protocols =
        isView
        ? "SwiftUI.View"
        : "Hashable, @unchecked Sendable, SwiftUI.EspalierNeutral" + (isPlain ? ", Codable" : "")
      let neutral =
        isView
        ? "public var body: some SwiftUI.View { SwiftUI.EspalierPlaceholder(\(number)) }"
        : "public static var espalierNeutral: Self { Self() }"
      return """
        public struct \(name)\(generics): \(protocols) {
          public init() {}
          \(neutral)
          \(inner.joined(separator: "\n  "))
        }
        """
    }
  }
}

/// How a name is used as a type.
final class StandInUses: SyntaxVisitor {
  private let name: String
  private(set) var isInherited = false
  private(set) var isConstraint = false
  private(set) var isAttribute = false
  private(set) var isView = false
  private(set) var parameters = 0
  private(set) var members: Set<String> = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == name else { return .visitChildren }
    parameters = max(parameters, node.genericArgumentClause?.arguments.count ?? 0)
    switch node.parent?.as(SyntaxEnum.self) {
    case .inheritedType: isInherited = true
    case .someOrAnyType, .conformanceRequirement, .genericParameter, .compositionTypeElement:
      isConstraint = true
    case .attribute: isAttribute = true
    case .memberType(let member): members.insert(member.name.text)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    if let call = node.parent?.as(FunctionCallExprSyntax.self) {
      isView = isView || ViewChain.isShown(call)
    }
    return .visitChildren
  }

  /// What stands in for the name.
  func standIn(because reason: String) -> StandIn {
    let form: StandIn.Form =
      isAttribute ? .wrapper : isInherited || isConstraint ? .protocolType : .value
    return StandIn(
      name: name,
      form: form,
      parameters: parameters,
      members: members,
      isView: isView && form == .value,
      reason: reason
    )
  }
}

import SwiftSyntax

/// A type in place of a missing one, of the form that its uses need.
struct StandIn: Equatable {
  enum Form: String {
    case value
    case protocolType
    /// A protocol of enumerations, which are compared.
    case comparedProtocol
    case wrapper
    /// A class whose objects views observe.
    case object
    /// The symbols of the system by their names, as ``symbols`` says.
    case symbol
  }

  let name: String
  var form: Form
  /// The number of its generic parameters.
  var parameters: Int
  /// The types within it, which are all that a module has whose name stands before those of its types.
  var members: [String: Form]
  /// Whether it is shown as a view.
  var isView: Bool
  let reason: String
  /// The names of the values of it that uses ask the type for.
  var values: Set<String> = []
  /// The module that declares it, where that is another one; it has the values alone here.
  var module: String?

  /// Its declaration.
  ///
  /// - Parameter number: Of the placeholder that its values are.
  func declaration(number: Int) -> String {
    let letters = (0..<parameters).map { "T\($0)" }.joined(separator: ", ")
    let generics = letters.isEmpty ? "" : "<\(letters)>"
    let own = values.sorted().map { value in
      let access = module == nil ? "public " : ""
      return "\(access)static var `\(value)`: Self { \(self.value(value, number: number)) }"
    }
    guard module == nil else {
      return "extension \(name) {\n  \(own.joined(separator: "\n  "))\n}"
    }
    switch form {
    case .symbol: return StandIn.symbolDeclaration(values: own)
    case .protocolType: return "public protocol \(name) {}"
    case .comparedProtocol: return "public protocol \(name): Hashable {}"
    case .wrapper:
      return """
        @propertyWrapper public struct \(name)<Value> {
          public var wrappedValue: Value
          public init() { wrappedValue = SwiftUI.espalierNeutral(\(number)) }
          public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
          public var projectedValue: SwiftUI.Binding<Value> { .constant(wrappedValue) }
        }
        """
    case .object:
      return """
        public final class \(name)\(generics): SwiftUI.ObservableObject, Hashable, @unchecked Sendable,
          SwiftUI.EspalierNeutral
        {
          public required init() {}
          public static var espalierNeutral: Self { Self() }
          public static func == (one: \(name), other: \(name)) -> Bool { one === other }
          public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
          \((inner(number) + own).joined(separator: "\n  "))
        }
        """
    case .value:
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
          \((inner(number) + own).joined(separator: "\n  "))
        }
        """
    }
  }

  /// The declarations of the types within it.
  private func inner(_ number: Int) -> [String] {
    members.sorted { $0.key < $1.key }.map { name, form in
      StandIn(name: name, form: form, parameters: 0, members: [:], isView: false, reason: "")
        .declaration(number: number)
    }
  }
}

extension StandIn {
  /// One of its values.
  private func value(_ name: String, number: Int) -> String {
    if form == .symbol { return "Self(rawValue: SwiftUI.espalierSymbolName(\"\(name)\"))" }
    return isView ? "Self()" : "SwiftUI.espalierNeutral(\(number))"
  }

  /// Whether a token asks a type for a value of it: a member that is not called.
  static func isValue(_ token: TokenSyntax) -> Bool {
    guard case .identifier(let name) = token.tokenKind, name.allSatisfy(\.isNamePart),
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      Syntax(member.declName) == token.parent
    else { return false }
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    return call.map { Syntax($0.calledExpression) != Syntax(member) } ?? true
  }
}

/// Collects the uses of a name as a type.
struct StandInUses {
  /// The properties of a type that its uses show.
  private struct Uses {
    var isInherited = false
    /// Whether nothing but enumerations conforms to it.
    var isOfEnumerations = true
    var isConstraint = false
    var isAttribute = false
    /// Whether views observe objects of it.
    var isObserved = false

    /// Notes a place.
    mutating func note(_ parent: Syntax?) {
      switch parent?.as(SyntaxEnum.self) {
      case .inheritedType(let entry):
        isInherited = true
        if entry.parent?.parent?.parent?.is(EnumDeclSyntax.self) != true {
          isOfEnumerations = false
        }
      case .attribute: isAttribute = true
      case .typeAnnotation, .functionCallExpr:
        isObserved = isObserved || StandInUses.isObserved(parent)
      case .someOrAnyType, .conformanceRequirement, .genericParameter, .compositionTypeElement:
        isConstraint = true
      default: break
      }
    }

    var form: StandIn.Form {
      if isAttribute { return .wrapper }
      if isInherited { return isOfEnumerations ? .comparedProtocol : .protocolType }
      if isConstraint { return .protocolType }
      return isObserved ? .object : .value
    }
  }

  private let name: String
  private var own = Uses()
  private var isView = false
  private var parameters = 0
  /// The types within it.
  private var members: [String: Uses] = [:]
  private var values: Set<String> = []
  /// The names that extensions of it declare.
  private var extended: Set<String> = []

  init(of name: String) { self.name = name }

  /// Notes a token, if it has the name.
  mutating func note(_ token: TokenSyntax) {
    guard token.text == name else { return }
    switch token.parent?.as(SyntaxEnum.self) {
    case .identifierType(let node): note(node)
    case .declReferenceExpr(let node): note(node)
    default: break
    }
  }

  private mutating func note(_ node: IdentifierTypeSyntax) {
    parameters = max(parameters, node.genericArgumentClause?.arguments.count ?? 0)
    if let declaration = node.parent?.as(ExtensionDeclSyntax.self) {
      for item in declaration.memberBlock.members {
        extended.formUnion(DeclaredNames.names(of: item.decl))
      }
    } else if let member = node.parent?.as(MemberTypeSyntax.self) {
      members[member.name.text, default: Uses()].note(member.parent)
    } else {
      own.note(node.parent)
    }
  }

  private mutating func note(_ node: DeclReferenceExprSyntax) {
    if let call = node.parent?.as(FunctionCallExprSyntax.self) {
      isView = isView || ViewChain.isShown(call)
      own.note(Syntax(call))
    } else if let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base.map(Syntax.init) == Syntax(node)
    {
      let name = member.declName.baseName
      if name.text.first(where: { $0 != "_" })?.isUppercase == true {
        members[name.text, default: Uses()].note(nil)
      } else if StandIn.isValue(name) {
        values.insert(name.text)
      }
    }
  }

  /// Whether views observe the object of which a variable has the type, or with which it begins.
  private static func isObserved(_ node: Syntax?) -> Bool {
    let clause = node?.is(FunctionCallExprSyntax.self) == true ? node?.parent : node
    guard let binding = clause?.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name.map(observing.contains) ?? false
    }
  }

  private static let observing: Set = ["EnvironmentObject", "ObservedObject", "StateObject"]

  /// Returns the stand-in for the name.
  func standIn(because reason: String) -> StandIn {
    let hasValues = own.form == .value || own.form == .object
    return StandIn(
      name: name,
      form: own.form,
      parameters: parameters,
      members: members.mapValues(\.form).filter { !extended.contains($0.key) },
      isView: isView && own.form == .value,
      reason: reason,
      values: hasValues ? values.subtracting(extended) : []
    )
  }
}

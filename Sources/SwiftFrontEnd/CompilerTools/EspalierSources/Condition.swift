import SwiftSyntax

/// Whether a condition holds.
enum Truth {
  case yes
  case no
  /// The compiler decides.
  case unknown

  init(_ value: Bool?) {
    self = value.map { $0 ? .yes : .no } ?? .unknown
  }

  static prefix func ! (value: Truth) -> Truth {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    switch (left, right) {
    case (.no, _), (_, .no): .no
    case (.yes, .yes): .yes
    case (.unknown, _), (_, .unknown): .unknown
    }
  }

  static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }
}

/// A condition of `#if`: the parts that ask for the platform, and whether it holds.
struct Condition {
  private(set) var truth = Truth.unknown
  /// The parts that ask for the platform, with the answer.
  private(set) var answers: [(part: ExprSyntax, answer: Bool)] = []

  private let request: Request

  init(_ condition: ExprSyntax, request: Request) {
    self.request = request
    truth = read(condition)
  }

  private mutating func read(_ condition: ExprSyntax) -> Truth {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return Truth(literal.literal.tokenKind == .keyword(.true))
    case .declReferenceExpr(let flag):
      return request.truth(ofCondition: flag.baseName.text)
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return !read(prefix.expression)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let element = tuple.elements.first else { return .unknown }
      return read(element.expression)
    case .infixOperatorExpr(let infix):
      let (left, right) = (read(infix.leftOperand), read(infix.rightOperand))
      return infix.operator.trimmedDescription == "&&" ? left && right : left || right
    case .sequenceExpr(let sequence):
      return read(sequence.elements)
    case .functionCallExpr(let call):
      return read(call)
    default:
      return .unknown
    }
  }

  /// Operands with operators between them, of which `&&` binds more closely.
  private mutating func read(_ elements: ExprListSyntax) -> Truth {
    var result = Truth.no
    var factor: Truth?
    for element in elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        if binary.operator.text == "||", let value = factor {
          result = result || value
          factor = nil
        }
      } else {
        let value = read(element)
        factor = factor.map { $0 && value } ?? value
      }
    }
    return result || (factor ?? .no)
  }

  private mutating func read(_ call: FunctionCallExprSyntax) -> Truth {
    guard let argument = call.arguments.first?.expression.trimmedDescription else {
      return .unknown
    }
    let answer: Bool?
    switch call.calledExpression.trimmedDescription {
    case "os": answer = request.platform.isNamed(argument)
    case "targetEnvironment": answer = request.platform.isEnvironment(argument)
    case "canImport":
      let module = argument.prefix { $0 != "." }
      answer = request.platform.canImport(String(module), among: request.modules)
    default: answer = nil
    }
    if let answer { answers.append((ExprSyntax(call), answer)) }
    return Truth(answer)
  }
}

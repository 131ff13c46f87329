import LayoutCore
@testable import SpecFormat

/// Bytes as the expression of an alignment guide.
enum GuideTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    readWithVariables(text)
    layOut(text)
    return Verdict.interesting
  }

  /// What is read, written with all its parentheses and read again, is the same.
  private static func readWithVariables(_ text: String) {
    let variables = ["child", "index"]
    func parse(_ text: String) -> GuideExpression? {
      var parser = GuideExpressionParser(text, variables: variables) { _, _ in
        .failure(GuideNameProblem(message: "no guides"))
      }
      do {
        return try parser.parse()
      } catch {
        require(0...text.utf8.count ~= error.offset, "an error is in its text")
        require(!error.message.isEmpty, "an error says something")
        return nil
      }
    }
    guard let expression = parse(text) else { return }
    require(expression.operations <= text.utf8.count, "every operation is written down")
    let full = expression.text(variables: variables)
    guard full.utf8.count <= GuideExpressionParser.maximumLength,
      full.prefix(while: { $0 == "(" }).count < 40
    else { return }
    guard let again = parse(full) else { return }
    for values in [[0, 0], [3.5, -2], [1e308, 1e-308]] {
      let (first, second) = (expression.value(variables: values), again.value(variables: values))
      require(
        first.bitPattern == second.bitPattern || first.isNaN && second.isNaN,
        "\(full) has the value \(first), not \(second)"
      )
    }
  }

  private static func layOut(_ text: String) {
    let guide = JSONTree.object([("guide", .text("top")), ("value", .text(text))])
    let child = JSONTree.object([
      ("type", .text("Text")), ("content", .text("a")),
      ("modifiers", .list([.object([("alignmentGuide", guide)])])),
    ])
    let row = JSONTree.object([
      ("type", .text("HStack")), ("alignment", .text("top")), ("children", .list([child, child])),
    ])
    guard let scene = LayoutTarget.read(.object([("view", row)]))?.scene else { return }
    LayoutTarget.check(scene)
  }
}

extension GuideExpression {
  /// The expression with all its parentheses; of expressions with variables only.
  fileprivate func text(variables: [String]) -> String {
    switch self {
    case .number(let value): return value.description
    case .variable(let index): return variables[index]
    case .negated(let operand): return "(-\(operand.text(variables: variables)))"
    case .binary(let symbol, let left, let right):
      let (left, right) = (left.text(variables: variables), right.text(variables: variables))
      switch symbol {
      case .add: return "(\(left) + \(right))"
      case .subtract: return "(\(left) - \(right))"
      case .multiply: return "(\(left) * \(right))"
      case .divide: return "(\(left) / \(right))"
      case .min: return "min(\(left), \(right))"
      case .max: return "max(\(left), \(right))"
      }
    default: return "0"
    }
  }
}

package import LayoutCore

/// The body of an alignment guide's closure, as one types it in Swift.
package indirect enum GuideExpression: Sendable {
  case number(Double)
  /// `d.width`
  case width
  /// `d.height`
  case height
  /// `d[.guide]`
  case guide(AlignmentKey)
  /// `d[explicit: .guide] ?? other`
  case explicit(AlignmentKey, or: GuideExpression)
  /// A name that the expression's context gives a value, such as `child`.
  case variable(Int)
  case negated(GuideExpression)
  case binary(Operator, GuideExpression, GuideExpression)

  package enum Operator: Sendable {
    case add
    case subtract
    case multiply
    case divide
    case min
    case max
  }

  /// The expression's value for a view.
  func value(for dimensions: ViewDimensions) -> Double {
    evaluate(dimensions, variables: [])
  }

  /// The expression's value for variables alone.
  package func value(variables: [Double]) -> Double { evaluate(nil, variables: variables) }

  private func evaluate(_ dimensions: ViewDimensions?, variables: [Double]) -> Double {
    switch self {
    case .number(let value): return value
    case .width: return dimensions?.width ?? 0
    case .height: return dimensions?.height ?? 0
    case .guide(let key): return dimensions?[key] ?? 0
    case .explicit(let key, let other):
      return dimensions?[explicit: key] ?? other.evaluate(dimensions, variables: variables)
    case .variable(let index): return variables[index]
    case .negated(let operand): return -operand.evaluate(dimensions, variables: variables)
    case .binary(let symbol, let left, let right):
      return GuideExpression.combine(
        symbol,
        left.evaluate(dimensions, variables: variables),
        right.evaluate(dimensions, variables: variables)
      )
    }
  }

  /// The value of an expression of nothing but numbers; nil for any other.
  var constant: Double? {
    switch self {
    case .number(let value): value
    case .negated(let operand): operand.constant.map { -$0 }
    case .binary(let symbol, let left, let right):
      left.constant.flatMap { left in
        right.constant.map { GuideExpression.combine(symbol, left, $0) }
      }
    case .width, .height, .guide, .explicit, .variable: nil
    }
  }

  private static func combine(_ symbol: Operator, _ left: Double, _ right: Double) -> Double {
    switch symbol {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .min: Swift.min(left, right)
    case .max: Swift.max(left, right)
    }
  }

  /// Whether the value depends on a variable.
  var readsVariables: Bool {
    switch self {
    case .variable: true
    case .number, .width, .height, .guide: false
    case .explicit(_, let operand), .negated(let operand): operand.readsVariables
    case .binary(_, let left, let right): left.readsVariables || right.readsVariables
    }
  }

  /// The nesting depth of the expression's operations.
  var height: Int {
    switch self {
    case .number, .width, .height, .guide, .variable: 1
    case .explicit(_, let operand), .negated(let operand): 1 + operand.height
    case .binary(_, let left, let right): 1 + Swift.max(left.height, right.height)
    }
  }

  /// The number of operations in the expression.
  var operations: Int {
    switch self {
    case .number, .width, .height, .guide, .variable: 1
    case .explicit(_, let operand), .negated(let operand): 1 + operand.operations
    case .binary(_, let left, let right): 1 + left.operations + right.operations
    }
  }

  /// The guides that the expression asks for, each as often as it does.
  var guides: [AlignmentKey] {
    switch self {
    case .number, .width, .height, .variable: []
    case .guide(let key): [key]
    case .explicit(let key, let other): [key] + other.guides
    case .negated(let operand): operand.guides
    case .binary(_, let left, let right): left.guides + right.guides
    }
  }
}

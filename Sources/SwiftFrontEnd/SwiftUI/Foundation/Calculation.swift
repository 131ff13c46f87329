/// The arithmetic of `NSExpression`, which is empty in Foundation on Linux.
///
/// Sources with `NSExpression` are rewritten to it (`ReplacedNames`).
open class _Calculation: NSObject {
  private let value: FormulaNumber

  /// Reads a formula such as `1 + 2 * (3 - 4)`; as on a device, whole numbers divide to whole numbers.
  ///
  /// - Parameters:
  ///   - format: The formula; the program ends if it cannot be read.
  ///   - arguments: The values for `%@`, `%d` or `%f` in the formula.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Reads a formula.
  public init(format: String, argumentArray arguments: [Any]) {
    var text = format
    for argument in arguments {
      guard let place = text.range(of: "%(@|K|[0-9.]*l*[dfiu])", options: .regularExpression) else {
        break
      }
      text.replaceSubrange(place, with: "\(argument)")
    }
    guard let value = Formula.value(of: text) else {
      fatalError("Unable to parse the format string \"\(format)\"")
    }
    self.value = value
  }

  /// Creates a constant.
  public init(forConstantValue object: Any?) {
    value = (object as? Int).map { .whole($0) } ?? .real(object as? Double ?? .nan)
  }

  /// The number that the formula gives.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch value {
    case .whole(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    }
  }
}

/// A number that may have to be whole.
enum FormulaNumber: Equatable {
  case whole(Int)
  case real(Double)

  var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .real(let value): value
    }
  }

  /// Applies an operation: integer arithmetic to two integers, unless the result overflows.
  static func combine(
    _ first: FormulaNumber,
    _ second: FormulaNumber,
    whole: (Int, Int) -> (Int, Bool),
    real: (Double, Double) -> Double
  ) -> FormulaNumber {
    if case .whole(let first) = first, case .whole(let second) = second {
      let (value, overflows) = whole(first, second)
      if !overflows { return .whole(value) }
    }
    return .real(real(first.double, second.double))
  }
}

/// Arithmetic with numbers, brackets and `+ - * / **`.
struct Formula {
  private var left: Substring
  /// The depth of open brackets and signs, each of which takes stack.
  private var depth = 0

  /// The value of a formula; nil if it is none.
  static func value(of text: String) -> FormulaNumber? {
    var formula = Formula(left: text[...])
    let value = formula.sum()
    return formula.next == nil ? value : nil
  }

  private var next: Character? {
    mutating get {
      left = left.drop { $0.isWhitespace }
      return left.first
    }
  }

  private mutating func take(_ text: String) -> Bool {
    guard next != nil, left.hasPrefix(text) else { return false }
    left = left.dropFirst(text.count)
    return true
  }

  private mutating func sum() -> FormulaNumber? {
    guard var value = product() else { return nil }
    while let sign = next, sign == "+" || sign == "-" {
      left.removeFirst()
      guard let other = product() else { return nil }
      value =
        sign == "+"
        ? .combine(value, other, whole: { $0.addingReportingOverflow($1) }, real: +)
        : .combine(value, other, whole: { $0.subtractingReportingOverflow($1) }, real: -)
    }
    return value
  }

  private mutating func product() -> FormulaNumber? {
    guard var value = power() else { return nil }
    while let sign = next, sign == "*" || sign == "/" {
      left.removeFirst()
      guard let other = power() else { return nil }
      value =
        sign == "*"
        ? .combine(value, other, whole: { $0.multipliedReportingOverflow(by: $1) }, real: *)
        : .combine(value, other, whole: { $0.dividedReportingOverflow(by: $1) }, real: /)
    }
    return value
  }

  private mutating func power() -> FormulaNumber? {
    guard var value = operand() else { return nil }
    while take("**") {
      guard let other = operand() else { return nil }
      value = .real(pow(value.double, other.double))
    }
    return value
  }

  private mutating func operand() -> FormulaNumber? {
    guard depth < 200 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("-") {
      return operand().map {
        .combine(.whole(0), $0, whole: { $0.subtractingReportingOverflow($1) }, real: -)
      }
    }
    if take("+") { return operand() }
    if take("(") {
      guard let value = sum(), take(")") else { return nil }
      return value
    }
    _ = next
    var digits = left.prefix { $0.isNumber || $0 == "." }
    let exponent = left.dropFirst(digits.count)
    if !digits.isEmpty, exponent.first == "e" || exponent.first == "E" {
      let sign = exponent.dropFirst().first.map { $0 == "-" || $0 == "+" } == true ? 1 : 0
      let power = exponent.dropFirst(1 + sign).prefix { $0.isNumber }
      if !power.isEmpty { digits = left[..<power.endIndex] }
    }
    left = left.dropFirst(digits.count)
    return Int(digits).map { .whole($0) } ?? Double(digits).map { .real($0) }
  }
}

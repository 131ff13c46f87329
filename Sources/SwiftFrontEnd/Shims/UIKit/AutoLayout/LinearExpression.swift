/// A sum of unknowns, each times a number, and a constant.
struct LinearExpression {
  var constant: Double
  /// The factor of each unknown, by its number.
  var terms: [Int: Double]

  init(_ constant: Double = 0, _ terms: [Int: Double] = [:]) {
    self.constant = constant
    self.terms = terms
  }

  /// One unknown.
  static func unknown(_ number: Int) -> LinearExpression { LinearExpression(0, [number: 1]) }

  /// Smaller magnitudes count as 0.
  static let tolerance = 1e-8

  /// Adds another expression times a number.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (unknown, value) in other.terms { add(unknown, value * factor) }
  }

  /// Adds an unknown times a number.
  mutating func add(_ unknown: Int, _ value: Double) {
    let sum = (terms[unknown] ?? 0) + value
    terms[unknown] = abs(sum) < Self.tolerance ? nil : sum
  }

  /// Substitutes an expression for a variable.
  mutating func replace(_ unknown: Int, by other: LinearExpression) {
    if let factor = terms.removeValue(forKey: unknown) { add(other, times: factor) }
  }

  /// Solves for a variable, if the expression is 0.
  mutating func solve(for unknown: Int) {
    guard let factor = terms.removeValue(forKey: unknown) else { return }
    constant *= -1 / factor
    terms = terms.mapValues { $0 * -1 / factor }
  }

  /// Solves for a variable, if the expression equals another variable.
  mutating func solve(for unknown: Int, insteadOf other: Int) {
    add(other, -1)
    solve(for: unknown)
  }

  static func + (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var sum = first
    sum.add(second)
    return sum
  }

  static func - (first: LinearExpression, second: LinearExpression) -> LinearExpression {
    var difference = first
    difference.add(second, times: -1)
    return difference
  }

  static func * (first: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(first.constant * factor, first.terms.mapValues { $0 * factor })
  }
}

/// Solves linear equations and inequalities, those of higher priorities first (V20.5).
///
/// The algorithm is Cassowary: Badros, Borning, Stuckey, *The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm*, ACM TOCHI 8(4), 2001. The same relations in the same order have
/// the same solution.
struct ConstraintSolver {
  /// The relation of two sides.
  enum Relation {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The basic variables, in terms of the others.
  private var rows: [Int: LinearExpression] = [:]
  /// The errors of the optional relations, by priority.
  private var misses: [Double: LinearExpression] = [:]
  /// Whether an unknown is one that may not be negative: of those outside any may.
  private var isRestricted: [Bool] = []

  /// The priority of a required relation.
  static let required = 1000.0

  /// Adds an unknown, which may have any value.
  mutating func makeUnknown() -> Int { make(isRestricted: false) }

  private mutating func make(isRestricted: Bool) -> Int {
    self.isRestricted.append(isRestricted)
    return self.isRestricted.count - 1
  }

  /// Adds a relation of an expression to 0; false if it is required and unsatisfiable, and left
  /// out.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression,
    _ relation: Relation,
    priority: Double = required
  ) -> Bool {
    var row = LinearExpression(expression.constant)
    for (unknown, factor) in expression.terms { insert(unknown, factor, into: &row) }
    var own: [Int] = []
    if relation != .equal {
      let slack = make(isRestricted: true)
      row.add(slack, relation == .lessThanOrEqual ? 1 : -1)
      own.append(slack)
    }
    if priority < Self.required {
      if relation != .greaterThanOrEqual { own.append(miss(&row, -1, priority)) }
      if relation != .lessThanOrEqual { own.append(miss(&row, 1, priority)) }
    }
    if row.constant < 0 { row = row * -1 }
    return enter(row, own: own)
  }

  /// Returns an error variable of a relation, for one side.
  private mutating func miss(
    _ row: inout LinearExpression,
    _ factor: Double,
    _ priority: Double
  ) -> Int {
    let miss = make(isRestricted: true)
    row.add(miss, factor)
    misses[priority, default: LinearExpression()].add(miss, 1)
    return miss
  }

  private func insert(_ unknown: Int, _ factor: Double, into row: inout LinearExpression) {
    if let known = rows[unknown] { row.add(known, times: factor) } else { row.add(unknown, factor) }
  }

  private mutating func enter(_ row: LinearExpression, own: [Int]) -> Bool {
    var row = row
    if let subject = subject(of: row, own: own) {
      row.solve(for: subject)
      settle(subject, row)
      return true
    }
    if row.terms.isEmpty { return abs(row.constant) < 1e-6 }
    return enterByArtificial(row)
  }

  /// Returns a variable to solve a row for at once: a free one, or one of the row's own that is not
  /// negative then; nil for none.
  private func subject(of row: LinearExpression, own: [Int]) -> Int? {
    if let free = row.terms.keys.filter({ !isRestricted[$0] }).min() { return free }
    return own.first { (row.terms[$0] ?? 0) < 0 }
  }

  /// Satisfies a row by minimizing an artificial variable to 0.
  private mutating func enterByArtificial(_ row: LinearExpression) -> Bool {
    let artificial = make(isRestricted: true)
    rows[artificial] = row
    var missing = [row]
    optimize(&missing)
    let holds = abs(missing[0].constant) < 1e-6
    if var last = rows.removeValue(forKey: artificial) {
      guard holds else { return false }
      if let entering = last.terms.keys.filter({ isRestricted[$0] }).min() {
        last.solve(for: entering, insteadOf: artificial)
        last.terms[artificial] = nil
        settle(entering, last)
      }
    }
    for key in rows.keys { rows[key]?.terms[artificial] = nil }
    for key in misses.keys { misses[key]?.terms[artificial] = nil }
    return holds
  }

  private mutating func settle(_ unknown: Int, _ row: LinearExpression) {
    for (key, other) in rows where other.terms[unknown] != nil {
      rows[key]?.replace(unknown, by: row)
    }
    for (key, other) in misses where other.terms[unknown] != nil {
      misses[key]?.replace(unknown, by: row)
    }
    rows[unknown] = row
  }

  /// Minimizes the errors, of higher priorities first.
  mutating func solve() {
    let order = misses.keys.sorted(by: >)
    var goals = order.map { misses[$0] ?? LinearExpression() }
    misses = [:]
    optimize(&goals)
    misses = Dictionary(uniqueKeysWithValues: zip(order, goals))
  }

  /// The value of an unknown.
  func value(of unknown: Int) -> Double { rows[unknown]?.constant ?? 0 }

  private mutating func optimize(_ goals: inout [LinearExpression]) {
    // Each step takes the lowest variable that helps, so that no basis repeats (Bland's rule); the
    // limit is for rounding errors.
    for _ in 0..<20_000 {
      guard let entering = entering(goals), let leaving = leaving(entering) else { return }
      guard var row = rows.removeValue(forKey: leaving) else { return }
      row.solve(for: entering, insteadOf: leaving)
      settle(entering, row)
      for index in goals.indices { goals[index].replace(entering, by: row) }
    }
  }

  /// Returns the lowest variable that reduces the first goal that it affects.
  private func entering(_ goals: [LinearExpression]) -> Int? {
    var best: Int?
    for (index, goal) in goals.enumerated() {
      for (unknown, factor) in goal.terms
      where factor < -LinearExpression.tolerance && isRestricted[unknown] {
        guard best.map({ unknown < $0 }) ?? true else { continue }
        let isDecided = goals[..<index].contains { $0.terms[unknown] != nil }
        if !isDecided { best = unknown }
      }
    }
    return best
  }

  /// The basic unknown that becomes 0 first when another one grows.
  private func leaving(_ entering: Int) -> Int? {
    var best: (ratio: Double, unknown: Int)?
    for (unknown, row) in rows where isRestricted[unknown] {
      guard let factor = row.terms[entering], factor < 0 else { continue }
      let ratio = -row.constant / factor
      if let known = best {
        let isLess = ratio < known.ratio - 1e-10
        guard isLess || (ratio <= known.ratio + 1e-10 && unknown < known.unknown) else { continue }
      }
      best = (ratio, unknown)
    }
    return best?.unknown
  }
}

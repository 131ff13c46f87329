extension ViewGraph {
  /// Whether a lazy container has rows that are not made.
  public var hasUnmadeRows: Bool {
    observers.contains { ($0 as? LazyRows)?.isIncomplete == true }
  }

  /// Makes all rows of lazy containers from now on.
  func makeAllRows() {
    makesAllRows = true
    for case let rows as LazyRows in observers { rows.makeAll() }
  }
}

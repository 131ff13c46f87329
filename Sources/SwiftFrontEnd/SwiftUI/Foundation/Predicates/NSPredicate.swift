extension NSPredicate {
  /// Creates a predicate from a format string, such as `name CONTAINS[c] %@ AND isDone == NO`
  /// (V18.12), which Foundation on Linux does not parse.
  ///
  /// A predicate whose format cannot be read holds for no object, which a warning says. Its arguments
  /// are of any type, since Foundation's objects are not `CVarArg` on Linux.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(_format: format, arguments)
  }

  /// Creates a predicate from a format string and the values of its arguments.
  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(_format: format, argumentArray ?? [])
  }

  private convenience init(_format format: String, _ arguments: [Any]) {
    let read = PredicateParser.predicate(format, arguments)
    if read == nil {
      ViewWarning.writeOnce("the predicate '\(format)' cannot be read: it holds for no object")
    }
    // Its values are never changed, and are only compared.
    nonisolated(unsafe) let term = read ?? .any([])
    self.init { object, _ in term.holds(for: object) }
  }
}

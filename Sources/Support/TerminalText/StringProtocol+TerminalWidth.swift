extension StringProtocol {
  /// How many cells of a terminal the text takes, if it is printable.
  package var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }
}

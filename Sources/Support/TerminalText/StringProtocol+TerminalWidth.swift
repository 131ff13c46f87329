extension StringProtocol {
  /// The number of a terminal's cells that the text takes, if it is printable.
  package var terminalWidth: Int { reduce(0) { $0 + $1.terminalWidth } }
}

import TerminalText

extension String {
  /// The text in quotation marks and printable, shortened to `limit` characters if it is longer.
  package func outlineQuotation(limit: Int) -> String {
    let fits = index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) == nil
    let shown = fits ? self : prefix(limit - 1) + "…"
    var quoted = ""
    for character in shown {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return "\"\(quoted.printable)\""
  }

  /// The text padded with spaces, at least two, up to a column.
  ///
  /// A text that is too long for its column moves the next one to the next stop. So a line depends
  /// on nothing but itself.
  func padded(toMultipleOf stop: Int, atLeast width: Int) -> String {
    let length = terminalWidth
    let column = Swift.max(width, (length + 2 + stop - 1) / stop * stop)
    return self + String.spaces[column - length]
  }

  /// Spaces for any column of ``padded(toMultipleOf:atLeast:)``.
  private static let spaces = (0...64).map { String(repeating: " ", count: $0) }
}

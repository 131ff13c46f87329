/// A color of a terminal's palette.
package enum TerminalColor: Int {
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36
}

extension String {
  /// The text in a color, for terminals that have them.
  package func colored(_ color: TerminalColor, isBold: Bool = false) -> String {
    "\u{1B}[\(isBold ? "1;" : "")\(color.rawValue)m\(self)\u{1B}[0m"
  }
}

internal import TerminalText

extension StringProtocol {
  /// The text in single quotes as a message names it: printable, and clipped when it is long.
  package var quoted: String {
    let limit = 60
    // Names are quoted before anyone knows whether there is something to say about them, and nearly
    // all are plain.
    if utf8.count <= limit, utf8.allSatisfy(ASCII.isPrintable) { return "'" + String(self) + "'" }
    // Scalars, because one character can hold any number of combining marks.
    let head = unicodeScalars.prefix(limit)
    let rest = head.endIndex == unicodeScalars.endIndex ? "" : "…"
    return "'\(String(String.UnicodeScalarView(head)).printable)\(rest)'"
  }
}

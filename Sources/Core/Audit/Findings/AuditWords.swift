/// Words as an audit compares and prints them.
package enum AuditWords {
  /// The most characters of a text that a message quotes.
  private static let mostQuoted = 60

  /// A text in quotation marks, cut where it is long.
  package static func quoted(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count > mostQuoted ? "'\(line.prefix(mostQuoted))…'" : "'\(line)'"
  }

  /// A text without the spaces around it.
  package static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
  }

  /// The words of a text: case, spaces and punctuation do not matter.
  package static func folded(_ text: String) -> [String] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Whether words are among others, in order.
  package static func contains(_ words: [String], in others: [String]) -> Bool {
    var next = others[...]
    for word in words {
      guard let found = next.firstIndex(of: word) else { return false }
      next = next[(found + 1)...]
    }
    return true
  }

  /// A number as it is read: whole numbers without, others with at most two decimals.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : "\(hundredths)"
  }
}

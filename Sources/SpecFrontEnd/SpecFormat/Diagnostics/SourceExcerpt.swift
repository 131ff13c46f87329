import TerminalText

/// The part of a source line that a diagnostic shows, split where its caret stands.
public struct SourceExcerpt: Sendable, Hashable {
  /// The text to the left of the caret.
  public let leading: String
  /// The text from the caret on.
  public let trailing: String

  package init(leading: String, trailing: String) {
    self.leading = leading
    self.trailing = trailing
  }
}

extension SourceExcerpt {
  /// Whether there is nothing to see.
  var isBlank: Bool { (leading + trailing).allSatisfy(\.isWhitespace) }

  /// The line in printable form and, below it, a caret under the place.
  package func rendered(isColored: Bool = false) -> String {
    let leading = leading.printable(keepingTabs: true)
    let trailing = trailing.printable(keepingTabs: true)
    // Tabs stay, so that the caret aligns at any tab width.
    let indent = leading.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: character.terminalWidth)
    }
    let caret = isColored ? "^".colored(.green, isBold: true) : "^"
    return "\(leading)\(trailing)\n\(indent.joined())\(caret)"
  }
}

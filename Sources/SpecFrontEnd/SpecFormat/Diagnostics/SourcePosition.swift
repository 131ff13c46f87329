/// A place in a text file as an editor shows it.
///
/// Both numbers count from 1. A column is a `Character`: an Arabic letter with its vowel marks or
/// an emoji takes one.
public struct SourcePosition: Sendable, Hashable {
  /// The line, counted from 1.
  public let line: Int
  /// The character within the line, counted from 1.
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether the first position comes before the second in the file.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A view of a part of the program whose code ended the program (``CrashRecovery``).
package struct CrashedView: Hashable, Sendable {
  /// The view's name within the part.
  package let name: String
  /// The file, line and column where its code ended; nil if they are not known.
  package let place: Place?

  /// A place in the sources.
  package struct Place: Hashable, Sendable {
    /// The file's path.
    package let file: String
    /// The line in the file, from 1.
    package let line: Int
    /// The character in the line, from 1.
    package let column: Int
  }

  /// Reads the view's name and place, with an @ between.
  package init(_ text: Substring) {
    let parts = text.split(separator: "@", maxSplits: 1)
    name = parts.first.map { String($0) } ?? ""
    place = parts.count == 2 ? Place(parts[1]) : nil
  }
}

extension CrashedView.Place {
  /// Reads a file, line and column with colons between; nil if it is none.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: ":")
    guard
      parts.count >= 3,
      let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    self.init(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
  }
}

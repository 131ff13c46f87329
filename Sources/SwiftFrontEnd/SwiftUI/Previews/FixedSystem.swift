/// A question for the system's version that has the newest system for an answer, whatever the screen's is:
/// a function returns one of several opaque types by it, which the compiler allows for `#available`
/// alone (V11.12).
package struct FixedSystem {
  /// The index of the file.
  package let file: Int
  /// The line, from 1.
  package let line: Int
  package let column: Int
  /// The required version, such as `17.4`.
  package let version: String

  /// Reads the index, the line, the column and the version, with colons between.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":")
    guard parts.count == 4, let file = Int(parts[0]), let line = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    (self.file, self.line, self.column) = (file, line, column)
    version = String(parts[3])
  }

  /// Returns whether a system is older than the required version.
  package func isNewer(than system: (major: Int, minor: Int)) -> Bool {
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0) > system
  }
}

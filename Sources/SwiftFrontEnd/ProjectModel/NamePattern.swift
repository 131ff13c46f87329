/// A name with `*` for any characters and `?` for one.
package struct NamePattern {
  private let pattern: [Character]
  /// `true` if `*` also matches slashes.
  private let crossesFolders: Bool

  package init(_ pattern: some StringProtocol, crossesFolders: Bool = true) {
    self.pattern = Array(pattern)
    self.crossesFolders = crossesFolders
  }

  /// `true` if it has wildcards.
  package var isPattern: Bool { pattern.contains("*") || pattern.contains("?") }

  /// Returns whether a name matches.
  package func matches(_ name: some StringProtocol) -> Bool {
    let name = Array(name)
    // Whether the pattern from its current position matches each suffix of the name; the work is at
    // most the product of both lengths.
    var rest = [Bool](repeating: false, count: name.count + 1)
    rest[name.count] = true
    var position = pattern.count
    while position > 0 {
      position -= 1
      var next = [Bool](repeating: false, count: name.count + 1)
      switch pattern[position] {
      case "*":
        // Two asterisks match slashes.
        let isDouble = position > 0 && pattern[position - 1] == "*"
        if isDouble { position -= 1 }
        next[name.count] = rest[name.count]
        for index in name.indices.reversed() {
          let mayTake = crossesFolders || isDouble || name[index] != "/"
          next[index] = rest[index] || mayTake && next[index + 1]
        }
        // "**/" also matches nothing.
        if isDouble, position + 2 < pattern.count, pattern[position + 2] == "/" {
          next = zip(next, matching(from: position + 3, name)).map { $0 || $1 }
        }
      case "?":
        for index in name.indices {
          next[index] = rest[index + 1] && (crossesFolders || name[index] != "/")
        }
      case let character:
        for index in name.indices where name[index] == character { next[index] = rest[index + 1] }
      }
      rest = next
    }
    return rest[0]
  }

  /// Returns the positions of a name from which the rest matches the pattern's rest.
  private func matching(from start: Int, _ name: [Character]) -> [Bool] {
    let end = NamePattern(String(pattern[start...]), crossesFolders: crossesFolders)
    return (0...name.count).map { index in
      (index == 0 || name[index - 1] == "/") && end.matches(String(name[index...]))
    }
  }
}

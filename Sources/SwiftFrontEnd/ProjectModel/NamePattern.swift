/// A name with `*` for any characters and `?` for one.
package struct NamePattern {
  private let pattern: [Character]
  /// Whether `*` stands for names of several folders.
  private let crossesFolders: Bool

  package init(_ pattern: some StringProtocol, crossesFolders: Bool = true) {
    self.pattern = Array(pattern)
    self.crossesFolders = crossesFolders
  }

  /// Whether it has characters that stand for others.
  package var isPattern: Bool { pattern.contains("*") || pattern.contains("?") }

  /// Whether a name is one of those that it stands for.
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
        // Two of them go through folders.
        let isDouble = position > 0 && pattern[position - 1] == "*"
        if isDouble { position -= 1 }
        next[name.count] = rest[name.count]
        for index in name.indices.reversed() {
          let mayTake = crossesFolders || isDouble || name[index] != "/"
          next[index] = rest[index] || mayTake && next[index + 1]
        }
        // "**/" stands for no folder as well.
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

  /// From which places of a name the pattern's end leads to the name's end.
  private func matching(from start: Int, _ name: [Character]) -> [Bool] {
    let end = NamePattern(String(pattern[start...]), crossesFolders: crossesFolders)
    return (0...name.count).map { index in
      (index == 0 || name[index - 1] == "/") && end.matches(String(name[index...]))
    }
  }
}

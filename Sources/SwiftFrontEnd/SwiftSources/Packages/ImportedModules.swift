/// The modules that a source imports.
///
/// Every start asks, so that a change in an imported module is seen: lines are looked at, no syntax. An
/// import in a comment counts as well, and costs that its module is compiled.
enum ImportedModules {
  private static let access: Set<String> = [
    "fileprivate", "internal", "package", "private", "public",
  ]
  private static let kinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The names, each once.
  static func names(in source: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: UInt8(ascii: "\n")) where mayImport(line) {
      for statement in line.split(separator: UInt8(ascii: ";")) {
        if let name = name(String(decoding: statement, as: UTF8.self)) { names.insert(name) }
      }
    }
    return names
  }

  /// Whether a line begins as one with an import might: few do.
  private static func mayImport(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= UInt8(ascii: " ") }.prefix(3)
    return ["@", "fil", "imp", "int", "pac", "pri", "pub"].contains { text.starts(with: $0.utf8) }
  }

  private static func name(_ statement: String) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace).drop {
      $0.hasPrefix("@") || access.contains(String($0))
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(String(kind)) { words.removeFirst() }
    guard let path = words.first, let name = path.split(separator: ".").first else { return nil }
    let plain = name.filter { $0 != "`" }
    let isName = plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && !plain.isEmpty ? plain : nil
  }
}

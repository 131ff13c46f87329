/// Reads the text of a declaration; brackets, string literals and comments are skipped as a whole.
struct DeclarationScanner {
  private var left: Substring
  /// Whether a name comes right before what is left: only then does `<` begin generic arguments.
  private var isBehindName = false

  init(_ source: String) { left = source[...] }

  /// Whether all has been read.
  var isAtEnd: Bool { left.isEmpty }

  /// The text not yet read, without spaces at the ends.
  var rest: String { String(left).trimmingSpaces }

  /// Passes over everything up to the end of a word.
  mutating func skip(past word: String) -> Bool {
    while let character = left.first {
      if character.isPartOfName {
        if takeName() == word { return true }
      } else {
        passOver()
      }
    }
    return false
  }

  /// The next name; nil if there is something else.
  mutating func name() -> String? {
    skipSpaces()
    if left.first == "`" {
      left.removeFirst()
      defer { left = left.dropFirst() }
      return takeName()
    }
    return left.first?.isPartOfName == true ? takeName() : nil
  }

  /// Takes a character if it is the next.
  mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard left.first == character else { return false }
    left.removeFirst()
    return true
  }

  /// Reads the text up to a character outside of brackets, or to the end.
  mutating func text(until end: Character) -> String {
    let all = left
    while let character = left.first, character != end { passOver() }
    return String(all[..<left.startIndex]).trimmingSpaces
  }

  /// Reads the text up to the first of some characters outside of brackets, or to the end.
  mutating func text(untilAnyOf ends: Set<Character>) -> String {
    let all = left
    while let character = left.first, !ends.contains(character) { passOver() }
    return String(all[..<left.startIndex]).trimmingSpaces
  }

  /// The next character that is no space.
  mutating func next() -> Character? {
    skipSpaces()
    return left.first
  }

  /// Passes over a name, or over a character and all that belongs to it.
  mutating func skip() {
    if left.first?.isPartOfName == true { _ = takeName() } else { passOver() }
  }

  /// Skips a group in brackets and returns its text, if brackets are next.
  mutating func group() -> String? {
    guard let character = left.first, DeclarationScanner.brackets[character] != nil else {
      return nil
    }
    let all = left
    passOver()
    return String(all[..<left.startIndex].dropFirst().dropLast())
  }

  private mutating func takeName() -> String {
    let name = left.prefix { $0.isPartOfName }
    left = left.dropFirst(name.count)
    isBehindName = true
    return String(name)
  }

  private mutating func skipSpaces() {
    while let character = left.first {
      guard character.isWhitespace || left.hasPrefix("//") || left.hasPrefix("/*") else { return }
      passOver()
    }
  }

  /// Passes over a character, or over all that belongs to it.
  private mutating func passOver() {
    let mayBeGeneric = isBehindName
    isBehindName = left.first?.isPartOfName == true
    if left.hasPrefix("//") {
      left = left.drop { !$0.isNewline }
    } else if left.hasPrefix("/*") {
      left = left.dropFirst(2)
      while !left.isEmpty, !left.hasPrefix("*/") { left.removeFirst() }
      left = left.dropFirst(2)
    } else if left.hasPrefix("->") {
      left = left.dropFirst(2)
    } else if left.first == "\"" {
      passOverText()
    } else if left.first == "<" {
      passOverGenericArguments(ifAny: mayBeGeneric)
    } else if let character = left.popFirst(), let end = DeclarationScanner.brackets[character] {
      while let next = left.first, next != end { passOver() }
      left = left.dropFirst()
    }
  }

  /// Skips generic arguments in angle brackets; only the first bracket if it compares.
  private mutating func passOverGenericArguments(ifAny mayBeGeneric: Bool) {
    left.removeFirst()
    guard mayBeGeneric else { return }
    let inside = left
    while let next = left.first, next != ">" {
      if ")]};\n".contains(next) || left.hasPrefix("&&") || left.hasPrefix("||") {
        left = inside
        return
      }
      passOver()
    }
    left = left.dropFirst()
  }

  private mutating func passOverText() {
    let quotes = left.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    left = left.dropFirst(quotes.count)
    while !left.isEmpty, !left.hasPrefix(quotes) {
      guard left.popFirst() == "\\" else { continue }
      if left.first == "(" { passOver() } else { left = left.dropFirst() }
    }
    left = left.dropFirst(quotes.count)
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

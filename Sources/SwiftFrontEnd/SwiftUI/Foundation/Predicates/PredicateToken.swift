/// A word, sign or literal of a predicate's format string.
enum PredicateToken: Equatable {
  /// A name or keyword, with the dots of a path: `author.name`, `AND`, `tags.@count`.
  case word(String)
  case text(String)
  case number(Double)
  /// A place for an argument: the conversion behind `%`, such as `@`, `K` or `ld`.
  case argument(String)
  /// An operator or bracket.
  case sign(String)
  /// The options of an operator, such as `cd`.
  case options(String)

  /// The signs, the longest first.
  private static let signs = [
    "&&", "||", "==", "=<", "=>", "<=", ">=", "<>", "!=", "!", "=", "<", ">", "(", ")", "{", "}",
    ",",
  ]

  /// Reads a format string; nil if it has characters that stand for nothing.
  static func tokens(of format: String) -> [PredicateToken]? {
    var rest = Substring(format)
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        guard let text = text(of: &rest, until: first) else { return nil }
        tokens.append(.text(text))
      } else if first == "[" {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        tokens.append(.options(rest[rest.index(after: rest.startIndex)..<end].lowercased()))
        rest = rest[rest.index(after: end)...]
      } else if first == "%" {
        rest.removeFirst()
        let conversion = rest.prefix { $0 == "@" || $0.isLetter }
        if conversion.isEmpty { return nil }
        tokens.append(.argument(String(conversion)))
        rest = rest[conversion.endIndex...]
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix(1) + rest.dropFirst().prefix { $0.isNumber || $0 == "." }
        guard let number = Double(String(digits)) else { return nil }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || first == "_" || first == "#" || first == "@" {
        // A name behind `#` is no keyword.
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.#@".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else if let sign = signs.first(where: rest.hasPrefix) {
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      } else {
        return nil
      }
    }
    return tokens
  }

  /// Reads a quoted text, in which a backslash takes the meaning from the character behind it.
  private static func text(of rest: inout Substring, until quote: Character) -> String? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(character)
      }
    }
    return nil
  }
}

internal import Assets
internal import Synchronization

/// Notes the texts that a screen looks up and that have no translation (V11.17).
package enum LookedUpWords {
  /// A text that no table has in the reader's language.
  package struct Untranslated: Hashable, Sendable {
    /// The key that tables are asked for.
    package let key: String
    /// The characters that are shown instead.
    package let words: String
  }

  /// The texts that were looked up.
  package struct Result: Sendable {
    /// The texts without a translation, each once in the order of their use.
    package var untranslated: [Untranslated] = []
    /// Whether there was one with a translation.
    package var hasTranslations = false
  }

  /// The texts noted so far; nil while nothing is noted.
  private static let noted = Mutex<Result?>(nil)

  /// Notes what is looked up from here on.
  package static func begin() { noted.withLock { $0 = Result() } }

  /// Returns the texts that were looked up, and notes no more.
  package static func end() -> Result {
    noted.withLock { noted in
      defer { noted = nil }
      return noted ?? Result()
    }
  }

  /// Notes a text unless a table has it in the language that is asked for.
  ///
  /// - Parameters:
  ///   - found: The language of the table that has the key; nil if none has.
  ///   - tag: The language that is asked for.
  ///   - hasLetters: Whether there is something to translate.
  static func note(
    _ key: String,
    _ found: String?,
    for tag: String,
    _ hasLetters: Bool,
    _ parts: [WordPart]
  ) {
    noted.withLock { noted in
      guard hasLetters, noted != nil else { return }
      if let found, language(found) == language(tag) {
        noted?.hasTranslations = true
        return
      }
      let words = parts.reduce(into: "") { words, part in
        if case .string(let string) = part.content { words += string }
      }
      let text = Untranslated(key: key, words: words)
      if noted?.untranslated.contains(text) == false { noted?.untranslated.append(text) }
    }
  }

  private static func language(_ tag: String) -> Substring {
    let plain = Languages.tag(tag)
    return plain.prefix { $0 != "-" }
  }
}

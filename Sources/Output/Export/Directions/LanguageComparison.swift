package import LayoutCore
internal import TerminalText

/// The texts of a screen in one language beside those in another.
package struct LanguageComparison: Sendable {
  /// A text that both languages have.
  package struct Text: Sendable {
    /// The path of its view in the layout of the second language.
    package var id: String
    /// The type of its view.
    package var type: String
    /// The characters in the first language.
    package var usual: String
    /// The characters in the second language.
    package var words: String
    /// The number of lines in both languages.
    package var lines: (usual: Int, other: Int)
    /// Whether characters are missing in both languages.
    package var isTruncated: (usual: Bool, other: Bool)
    /// The width of all of it in one line in the second language, as a multiple of that in the
    /// first.
    package var growth: Double
    /// The key that no table has in the second language; nil if one has it, or none was asked.
    package var untranslatedKey: String?

    /// Whether there is something to look at.
    package var isOdd: Bool {
      untranslatedKey != nil || lines.other > lines.usual
        || (isTruncated.other && !isTruncated.usual)
    }
  }

  /// The tag of the first language.
  package let usual: String
  /// The tag of the second language.
  package let language: String
  /// The texts in the order of the tree.
  package private(set) var texts: [Text] = []
  /// The keys without a translation that no text shows, such as labels of elements.
  package private(set) var unseenKeys: [String] = []

  /// Compares two layouts of a screen.
  ///
  /// - Parameters:
  ///   - usual: The layout in the first language.
  ///   - other: The layout in the second language.
  ///   - untranslated: The texts without a translation: their characters and keys.
  package init(
    _ usual: LayoutResult,
    _ other: LayoutResult,
    measurer: any TextMeasurer,
    untranslated: [(words: String, key: String)]
  ) {
    self.usual = usual.placedScene.environment.locale
    language = other.placedScene.environment.locale
    let (views, others) = (ViewHierarchy(usual), ViewHierarchy(other))
    let paths = ViewPaths(others)
    var seen: Set<String> = []
    for pair in ViewPairs(views, others).all {
      guard let left = pair.left, let right = pair.right else { continue }
      let (one, two) = (views.views[left], others.views[right])
      guard let words = one.shownString, let otherWords = two.shownString, !otherWords.isEmpty
      else { continue }
      let width = LanguageComparison.width(of: one, measurer)
      let key = untranslated.first { $0.words == otherWords }?.key
      if let key { seen.insert(key) }
      texts.append(
        Text(
          id: paths[two],
          type: two.typeName,
          usual: words,
          words: otherWords,
          lines: (one.text?.lines.count ?? 1, two.text?.lines.count ?? 1),
          isTruncated: (one.isTextTruncated, two.isTextTruncated),
          growth: width > 0 ? LanguageComparison.width(of: two, measurer) / width : 1,
          untranslatedKey: key
        )
      )
    }
    for text in untranslated where !seen.contains(text.key) && !unseenKeys.contains(text.key) {
      unseenKeys.append(text.key)
    }
  }

  /// The width of a text in one line a paragraph.
  private static func width(of view: PlacedView, _ measurer: any TextMeasurer) -> Double {
    let text = StyledText(view.shownString ?? "", in: view.environment)
    let lines = measurer.shape(text).lines(TextRequest(width: .infinity))
    return lines.map(\.width).filter(\.isFinite).max() ?? 0
  }

  /// The texts as lines: those that are odd, or all, and their counts.
  func lines(isWhole: Bool) -> [String] {
    var lines = ["texts in \(usual) | \(language)"]
    for text in texts where isWhole || text.isOdd {
      let percent = Int((min(text.growth, 1000) * 100 - 100).rounded())
      var facts = ["\(percent < 0 ? "−\(-percent)" : "+\(percent)") %"]
      if text.lines.usual != text.lines.other {
        facts.append("\(text.lines.usual) | \(text.lines.other) lines")
      }
      if text.isTruncated.other {
        facts.append(text.isTruncated.usual ? "truncated in both" : "TRUNCATED")
      }
      if let key = text.untranslatedKey { facts.append("NOT TRANSLATED: '\(key.printable)'") }
      lines.append(
        "\(text.type) \(text.id.printable)  '\(text.usual.printable)' | "
          + "'\(text.words.printable)'  \(facts.joined(separator: ", "))"
      )
    }
    lines += unseenKeys.map { "NOT TRANSLATED: '\($0.printable)'" }
    let untranslated = texts.count { $0.untranslatedKey != nil } + unseenKeys.count
    lines.append(
      "\(texts.count) texts in \(language): \(untranslated) not translated, "
        + "\(texts.count { $0.isTruncated.other && !$0.isTruncated.usual }) newly truncated, "
        + "\(texts.count { $0.lines.other > $0.lines.usual }) on more lines"
    )
    return lines
  }
}

extension JSONWriter {
  /// Writes the texts in both languages.
  mutating func member(_ key: StaticString, _ languages: LanguageComparison) {
    self.key(key)
    beginObject()
    member("usual", languages.usual)
    member("language", languages.language)
    self.key("texts")
    beginArray()
    for text in languages.texts {
      beginObject()
      member("id", text.id)
      member("usual", text.usual)
      member("words", text.words)
      self.key("usualLines")
      integer(text.lines.usual)
      self.key("lines")
      integer(text.lines.other)
      self.key("usualTruncated")
      bool(text.isTruncated.usual)
      self.key("truncated")
      bool(text.isTruncated.other)
      member("growth", text.growth)
      if let untranslated = text.untranslatedKey { member("untranslated", untranslated) }
      endObject()
    }
    endArray()
    self.key("unseenUntranslated")
    beginArray()
    for unseen in languages.unseenKeys { string(unseen) }
    endArray()
    endObject()
  }
}

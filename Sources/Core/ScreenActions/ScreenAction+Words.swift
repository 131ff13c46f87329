internal import LayoutCore

extension ScreenAction {
  /// Reads an action in words, such as `type "First name" Ada`.
  ///
  /// - Parameter words: A verb and its arguments; those with spaces are quoted, with `\"` for a
  ///   quotation mark and `\\` for a backslash.
  /// - Throws: A ``ScreenActionError`` that names the mistake in the words.
  public init(words text: String) throws(ScreenActionError) {
    var words = try ScreenAction.split(text)[...]
    guard let verb = words.popFirst() else { throw ScreenActionError("an action has no words") }
    guard let form = ScreenAction.forms.first(where: { $0.verb == verb }) else {
      let verbs = ScreenAction.forms.map(\.verb).joined(separator: ", ")
      throw ScreenActionError("there is no action '\(verb)'; there are \(verbs)")
    }
    guard form.counts.contains(words.count), let action = form.make(Array(words)) else {
      throw ScreenActionError("'\(text)' is not '\(form.usage)'\(form.hint(Array(words)))")
    }
    self = action
  }

  /// The forms of all actions, as help shows them.
  public static var usages: [String] { forms.map(\.usage) }

  /// The form of an action in words.
  private struct Form: Sendable {
    let usage: String
    let counts: ClosedRange<Int>
    let make: @Sendable ([String]) -> ScreenAction?

    var verb: String { String(usage.prefix { $0 != " " }) }

    /// A hint for words that do not fit.
    func hint(_ words: [String]) -> String {
      if usage.contains("NUMBER") { return "; rows are numbered from 1" }
      guard words.count > counts.upperBound else { return "" }
      let name = words.dropLast(counts.upperBound - 1).joined(separator: " ")
      let rest = words.suffix(counts.upperBound - 1).map { " " + $0 }.joined()
      return "; did you mean '\(verb) \"\(name)\"\(rest)'?"
    }

    init(
      _ usage: String,
      _ counts: ClosedRange<Int>,
      _ make: @escaping @Sendable ([String]) -> ScreenAction?
    ) {
      self.usage = usage
      self.counts = counts
      self.make = make
    }
  }

  private static let forms = [
    Form("activate ELEMENT", 1...1) { .activate($0[0]) },
    Form("increment ELEMENT", 1...1) { .increment($0[0]) },
    Form("decrement ELEMENT", 1...1) { .decrement($0[0]) },
    Form("type ELEMENT TEXT", 2...2) { .type($0[0], text: $0[1]) },
    Form("submit ELEMENT", 1...1) { .submit($0[0]) },
    Form("select ELEMENT OPTION", 2...2) { .select($0[0], option: $0[1]) },
    Form("action ELEMENT NAME", 2...2) { .action($0[0], name: $0[1]) },
    Form("tap ID [X,Y]", 1...2) { words in
      guard words.count == 2 else { return .tap(words[0], at: nil) }
      return pair(words[1]).map { .tap(words[0], at: Point(x: $0.0, y: $0.1)) }
    },
    Form("drag ID DX,DY", 2...2) { words in
      pair(words[1]).map { .drag(words[0], by: Size(width: $0.0, height: $0.1)) }
    },
    Form("down ID [X,Y]", 1...2) { words in
      guard words.count == 2 else { return .down(words[0], at: nil) }
      return pair(words[1]).map { .down(words[0], at: Point(x: $0.0, y: $0.1)) }
    },
    Form("move [to] X,Y", 1...2) { words in
      if words.count == 1 {
        return pair(words[0]).map { .move(by: Size(width: $0.0, height: $0.1)) }
      }
      guard words[0] == "to" else { return nil }
      return pair(words[1]).map { .moveTo(Point(x: $0.0, y: $0.1)) }
    },
    Form("up", 0...0) { _ in .up },
    Form("tab TITLE", 1...1) { .tab($0[0]) },
    Form("row NUMBER", 1...1) { number($0[0]).map { .row($0) } },
    Form("delete NUMBER", 1...1) { number($0[0]).map { .delete($0) } },
    Form("reorder NUMBER NUMBER", 2...2) { words in
      guard let row = number(words[0]), let place = number(words[1]) else { return nil }
      return .reorder(row, to: place)
    },
    Form("back", 0...0) { _ in .back },
    Form("dismiss", 0...0) { _ in .dismiss },
    Form("search TEXT", 1...1) { .search($0[0]) },
    Form("environment KEY VALUE", 2...2) { .environment(key: $0[0], value: $0[1]) },
    Form("wait SECONDS", 1...1) { words in
      Double(words[0]).flatMap { $0 >= 0 && $0.isFinite ? .wait($0) : nil }
    },
  ]

  private static func number(_ word: String) -> Int? {
    Int(word).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func pair(_ word: String) -> (Double, Double)? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], first.isFinite,
      second.isFinite
    else { return nil }
    return (first, second)
  }

  /// The words of a text; those in quotation marks may contain spaces, or nothing.
  private static func split(_ text: String) throws(ScreenActionError) -> [String] {
    var words: [String] = []
    var word: String?
    var mark: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", mark != "'" {
        isEscaped = true
      } else if let open = mark {
        if character == open { mark = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'", word == nil {
        mark = character
        word = ""
      } else if character.isWhitespace {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard mark == nil, !isEscaped else {
      throw ScreenActionError("'\(text)' ends within a quotation")
    }
    if let word { words.append(word) }
    return words
  }
}

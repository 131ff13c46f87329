internal import LayoutCore

/// A text resolved in an environment: runs of characters with their appearance.
struct ResolvedRuns {
  private(set) var runs: [TextRun] = []
  /// The links: their text, range and URL.
  private(set) var links: [TextLink] = []
  /// The custom attributes of each run for text renderers; empty if there are none.
  private(set) var marks: [[TextMark]] = []

  /// The content for layout.
  var content: ViewContent {
    let isPlain = runs.allSatisfy { $0.change == nil && $0.content != TextRun.imageCharacter }
    if isPlain, marks.isEmpty {
      return .text(runs.reduce(into: "") { $0 += $1.content })
    }
    return .textRuns(runs)
  }

  /// The characters alone.
  var string: String {
    runs.reduce(into: "") { if $1.content != TextRun.imageCharacter { $0 += $1.content } }
  }

  mutating func append(_ string: String, _ changes: [EnvironmentChange]) {
    if string.isEmpty { return }
    append(TextRun(string, change: ResolvedRuns.joined(changes)))
  }

  mutating func append(_ run: TextRun) {
    runs.append(run)
    length += run.content.unicodeScalars.count
  }

  /// Records a custom attribute of the runs added since a count.
  mutating func note(_ mark: TextMark, behind count: Int) {
    while marks.count < runs.count { marks.append([]) }
    for run in count..<runs.count { marks[run].insert(mark, at: 0) }
  }

  /// Records a link on the characters that were added last.
  mutating func noteLink(_ url: URL?, _ words: String) {
    guard let url, !words.isEmpty else { return }
    let range = (length - words.unicodeScalars.count)..<length
    if let last = links.last, last.url == url, last.range.upperBound == range.lowerBound {
      links[links.count - 1].words += words
      links[links.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      links.append(TextLink(words: words, range: range, url: url))
    }
  }

  /// The count of Unicode scalars.
  private var length = 0

  /// Returns several changes as one, the outermost first.
  private static func joined(_ changes: [EnvironmentChange]) -> EnvironmentChange? {
    guard let first = changes.first else { return nil }
    if changes.count == 1 { return first }
    return EnvironmentChange(name: first.name, settings: []) { environment in
      for change in changes { change.apply(to: &environment) }
    }
  }
}

/// A link in a text.
struct TextLink: Hashable, Sendable {
  /// The characters.
  var words: String
  /// The range of the characters, in Unicode scalars of the text.
  var range: Range<Int>
  /// The destination.
  let url: URL
}

extension Text {
  /// The runs of the text, before modifiers of the whole text are applied.
  func resolved(in environment: EnvironmentValues) -> ResolvedRuns {
    var runs = ResolvedRuns()
    var text = self
    text.modifiers = []
    text.append(to: &runs, [], in: environment)
    return runs
  }

  /// Returns the text for assistive technology.
  func string(in environment: EnvironmentValues) -> String { resolved(in: environment).string }

  private func append(
    to runs: inout ResolvedRuns,
    _ outer: [EnvironmentChange],
    in environment: EnvironmentValues
  ) {
    let changes = outer + modifiers.reversed().compactMap { $0.change(in: environment) }
    switch storage {
    case .verbatim(let string): runs.append(string, changes)
    case .attributed(let string): Text.append(string, to: &runs, changes, in: environment)
    case .formatted(let value): runs.append(value.string(in: environment), changes)
    case .image(let image): runs.append(image.run(in: environment))
    case .joined(let first, let second):
      first.append(to: &runs, changes, in: environment)
      second.append(to: &runs, changes, in: environment)
    case .marked(let text, let mark):
      let count = runs.runs.count
      text.append(to: &runs, changes, in: environment)
      runs.note(mark, behind: count)
    case .localized(let words):
      for part in words.parts(in: environment.locale) {
        let changes = changes + part.look.changes
        switch part.content {
        case .string(let string):
          runs.append(string, changes)
          runs.noteLink(part.look.link.flatMap { URL(string: $0) }, string)
        case .text(let text): text.append(to: &runs, changes, in: environment)
        case .image(let image): runs.append(image.run(in: environment))
        case .attributed(let string): Text.append(string, to: &runs, changes, in: environment)
        case .formatted(let value): runs.append(value.string(in: environment), changes)
        case .number(let number): runs.append(number.string(nil, environment.locale), changes)
        }
      }
    }
  }

  private static func append(
    _ string: AttributedString,
    to runs: inout ResolvedRuns,
    _ outer: [EnvironmentChange],
    in environment: EnvironmentValues
  ) {
    for run in string.runs {
      let changes = outer + run.attributes.changes(in: environment)
      let words = String(string.characters[run.range])
      runs.append(words, changes)
      runs.noteLink(run.attributes.link, words)
    }
  }
}

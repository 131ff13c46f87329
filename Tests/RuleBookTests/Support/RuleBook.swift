import Foundation

/// The rule book: sections, rules and the table of disputed ones, read from `docs/rules`.
struct RuleBook {
  private(set) var rules: [Rule] = []
  private(set) var disputed: [DisputedRow] = []
  private(set) var sections: [(number: RuleNumber, location: Location)] = []
  /// What could not be read.
  private(set) var problems: [String] = []

  init(_ files: [ProjectFile]) {
    for file in files { read(file) }
  }

  /// The numbers of all rules, rows of the table and sections.
  var numbers: Set<RuleNumber> {
    Set(rules.map(\.number) + disputed.map(\.number) + sections.map(\.number))
  }

  // MARK: Reading

  private mutating func read(_ file: ProjectFile) {
    let lines = file.lines
    var index = 0
    while index < lines.count {
      let location = Location(path: file.path, line: index + 1)
      let words = lines[index].split(separator: " ")
      switch words.first {
      case "##":
        readSection(words.dropFirst(), location)
      case "###":
        let end =
          lines[(index + 1)...].firstIndex { $0.hasPrefix("## ") || $0.hasPrefix("### ") }
          ?? lines.endIndex
        readRule(words.dropFirst(), lines[(index + 1)..<end], location)
      case "|":
        readRow(lines[index], location)
      default:
        break
      }
      index += 1
    }
  }

  private mutating func readSection(_ words: ArraySlice<Substring>, _ location: Location) {
    guard let number = words.first.flatMap({ RuleNumber($0) }), number.item == nil,
      words.count > 1
    else { return problems.append("\(location): a section begins as ## L10 Title") }
    sections.append((number, location))
  }

  private mutating func readRule(
    _ heading: ArraySlice<Substring>,
    _ body: ArraySlice<Substring>,
    _ location: Location
  ) {
    guard let number = heading.first.flatMap({ RuleNumber($0) }), number.item != nil,
      heading.count > 1
    else { return problems.append("\(location): a rule begins as ### L10.4 Title") }
    guard let start = body.firstIndex(where: { $0.hasPrefix("*Source:*") }) else {
      return problems.append("\(location): \(number) has no line that begins with *Source:*")
    }
    let end = body[start...].firstIndex { $0.isEmpty } ?? body.endIndex
    let facts = Facts(body[start..<end].joined(separator: " "))
    guard let implementation = facts.implementation else {
      return problems.append(
        "\(location): \(number) says neither *Implemented by:* with *Proved by:* nor "
          + "*Not implemented, because*"
      )
    }
    rules.append(
      Rule(
        number: number,
        text: body[..<start].joined(separator: " ").trimmed,
        source: facts.value("*Source:*"),
        confidences: facts.value("*Confidence:*").split(separator: ",").map { String($0).trimmed },
        implementation: implementation,
        location: location
      )
    )
  }

  /// Reads a row that begins with a number; other tables are prose.
  private mutating func readRow(_ line: Substring, _ location: Location) {
    let cells = line.split(separator: "|").map { String($0).trimmed }
    guard let number = cells.first.flatMap({ RuleNumber($0) }), number.item != nil else { return }
    guard cells.count == 6 else {
      return problems.append("\(location): the row of \(number) has \(cells.count) cells, not 6")
    }
    let reason = cells[5].suffix(after: "Not implemented, because")
    disputed.append(
      DisputedRow(
        number: number,
        words: Array(cells[1...3]),
        rules: cells[4].split { $0 == "," || $0 == " " }.compactMap { RuleNumber($0) },
        implementation: reason.map { .missing(reason: $0) } ?? .types(cells[5].code, cases: []),
        location: location
      )
    )
  }
}

/// The last paragraph of a rule, which states its source and the like.
private struct Facts {
  private static let marks = [
    "*Source:*", "*Confidence:*", "*Implemented by:*", "*Proved by:*",
    "*Not implemented, because*",
  ]

  private var values: [String: String] = [:]

  init(_ paragraph: String) {
    let starts = Facts.marks.compactMap { mark in
      paragraph.range(of: mark).map { (mark: mark, range: $0) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (index, start) in starts.enumerated() {
      let end =
        index + 1 < starts.count ? starts[index + 1].range.lowerBound : paragraph.endIndex
      values[start.mark] = String(paragraph[start.range.upperBound..<end]).sentence
    }
  }

  func value(_ mark: String) -> String { values[mark] ?? "" }

  var implementation: Rule.Implementation? {
    if let reason = values["*Not implemented, because*"] { return .missing(reason: reason) }
    guard let types = values["*Implemented by:*"], let cases = values["*Proved by:*"] else {
      return nil
    }
    return .types(types.code, cases: cases.code)
  }
}

extension String {
  /// Without the spaces around it.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// Without the spaces around it and the full stop behind it.
  fileprivate var sentence: String {
    let words = trimmed
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  /// What stands between backticks.
  fileprivate var code: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  fileprivate func suffix(after words: String) -> String? {
    range(of: words).map { String(self[$0.upperBound...]).trimmed }
  }
}

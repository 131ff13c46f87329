/// The report of the pieces that were set aside in a module.
struct AsideReport {
  private let state: AsideState
  private let files: [String]
  private let sources: [[UInt8]]
  private let firstNumber: Int

  init(_ state: AsideState, files: [String], sources: [[UInt8]], firstNumber: Int) {
    self.state = state
    self.files = files
    self.sources = sources
    self.firstNumber = firstNumber
  }

  private struct Row {
    let file: Int
    let line: Int
    let column: Int
    let kind: String
    let name: String
    let reason: String
    let culprit: String
    let number: Int
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for (file, asides) in state.numbered(first: firstNumber).sorted(by: { $0.key < $1.key }) {
      for (aside, number) in asides where aside.kind != .unreached {
        let (line, column) = place(aside.range.lowerBound, in: file)
        let (reason, culprit) = cause(of: aside, in: file)
        rows.append(
          Row(
            file: file,
            line: line,
            column: column,
            kind: aside.kind.rawValue == "file" || aside.kind.rawValue == "attribute"
              ? "declaration" : aside.kind.rawValue,
            name: aside.name,
            reason: reason,
            culprit: culprit,
            number: number
          )
        )
      }
    }
    let firstOfStandIns = state.numberAfter(files: sources.count, first: firstNumber)
    for (index, entry) in state.standIns.sorted(by: { $0.key < $1.key }).enumerated() {
      let (name, standIn) = entry
      let (file, offset) = firstPlace(of: name)
      let (line, column) = place(offset, in: file)
      rows.append(
        Row(
          file: file,
          line: line,
          column: column,
          kind: "value",
          name: name,
          reason: reason(standIn.reason, name, in: nil),
          culprit: name,
          number: firstOfStandIns + index
        )
      )
    }
    return rows
  }

  /// Returns the first place of a name, as a word.
  private func firstPlace(of name: String) -> (file: Int, offset: Int) {
    let bytes = Array(name.utf8)
    for (file, source) in sources.enumerated() where source.holds(bytes) {
      let words = source.split { !Character(UnicodeScalar($0)).isNamePart }
      if let word = words.first(where: { $0.elementsEqual(bytes) }) {
        return (file, word.startIndex)
      }
    }
    return (0, 0)
  }

  private func place(_ offset: Int, in file: Int) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for (index, byte) in sources[file].prefix(offset).enumerated()
    where byte == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  // MARK: Causes

  /// Returns the reason for which a piece was set aside, and the first missing name.
  private func cause(of aside: Aside, in file: Int) -> (reason: String, culprit: String) {
    let culprit = String(aside.culprit.prefix { $0 != "." })
    // A member that a placeholder lacks is missing for the reason of the placeholder.
    if aside.reason.contains("'EspalierPlaceholder'"), let view = view(before: aside, in: file) {
      return cause(of: view, in: file)
    }
    if let dropped = state.dropped[culprit], dropped != aside.reason {
      return (reason(dropped, culprit, in: file), culprit)
    }
    if let standIn = state.standIns[culprit] {
      return (reason(standIn.reason, culprit, in: file), culprit)
    }
    return (reason(aside.reason, culprit, in: file), aside.culprit)
  }

  /// The view that a modifier was of.
  private func view(before modifier: Aside, in file: Int) -> Aside? {
    state.outermost(file).last {
      $0.kind == .view && $0.range.upperBound <= modifier.range.lowerBound
        && !$0.reason.contains("'EspalierPlaceholder'")
    }
  }

  /// A message, or the absent modules that may have the name that it misses.
  private func reason(_ message: String, _ culprit: String, in file: Int?) -> String {
    let isMissing =
      message.contains("in scope") || message.hasPrefix("unknown attribute")
      || state.standIns[culprit] != nil
    guard isMissing, message.contains("'\(culprit)'") else { return message }
    let near = Set(file.flatMap { state.absent[$0] }?.map(\.module) ?? [])
    let all = near.isEmpty ? Set(modules(ofFilesNaming: culprit)) : near
    switch all.count {
    case 0: return message
    case 1: return "no module \(all.first ?? "")"
    default: return "no module " + all.sorted().prefix(4).joined(separator: " or ")
    }
  }

  /// The absent modules of all files that name something.
  private func modules(ofFilesNaming name: String) -> [String] {
    let bytes = Array(name.utf8)
    return state.absent.filter { sources[$0.key].holds(bytes) }
      .flatMap { $0.value.map(\.module) }
  }

  // MARK: Lines

  /// The placeholders for the program, a line each.
  ///
  /// - Parameter isImported: Whether the module is one that a program imports.
  func table(isImported: Bool) -> String {
    var (lines, next) = ([String](), isImported ? -1 : 0)
    for row in rows {
      if row.number != next { lines.append("@\(row.number)") }
      next = row.number + 1
      let fields = [
        isImported ? files[row.file] : "\(row.file)", "\(row.line)", "\(row.column)", row.kind,
        row.name, row.reason,
      ]
      lines.append(fields.map(AsideState.plain).joined(separator: "\t"))
    }
    return lines.joined(separator: "\n")
  }

  /// The causes, a line each, those of most places first.
  var causes: [String] {
    var places: [String: (count: Int, files: Set<Int>)] = [:]
    let rows = rows
    for row in rows.dropLast(state.standIns.count) {
      let name = row.culprit.isEmpty ? row.name : row.culprit
      let cause = row.reason.contains("'\(name)'") ? row.reason : "\(name): \(row.reason)"
      places[cause, default: (0, [])].count += 1
      places[cause]?.files.insert(row.file)
    }
    let named = places.keys.joined(separator: "\n")
    for (file, absent) in state.absent {
      for module in absent where !named.contains("no module \(module.module)") {
        places["no module \(module.module)", default: (0, [])].files.insert(file)
      }
    }
    return places.sorted {
      ($1.value.count, $1.value.files.count, $0.key) < (
        $0.value.count, $0.value.files.count, $1.key
      )
    }.map { cause, value in
      let files = value.files.count == 1 ? "1 file" : "\(value.files.count) files"
      let places = value.count == 1 ? "1 place" : "\(value.count) places"
      return AsideState.plain(cause) + " (\(files))" + (value.count == 0 ? "" : "; \(places)")
    }
  }
}

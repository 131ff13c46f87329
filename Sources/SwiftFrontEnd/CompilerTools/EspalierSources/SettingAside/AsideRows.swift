/// The rows of a report: the pieces that were set aside in a module, each with its place and its cause.
struct AsideRows {
  /// A piece, or a type that stands in for another one.
  struct Row {
    let file: Int
    let line: Int
    let column: Int
    let kind: String
    let name: String
    let reason: String
    let culprit: String
    let number: Int
  }

  private(set) var all: [Row] = []
  private let state: AsideState
  private let sources: [[UInt8]]
  /// The absent modules that may have a name, by the name.
  private var modules: [String: Set<String>] = [:]

  init(_ state: AsideState, sources: [[UInt8]]) {
    self.state = state
    self.sources = sources
  }

  /// Appends a row for each piece.
  mutating func appendPieces(firstNumber: Int) {
    for (file, asides) in state.numbered(first: firstNumber).sorted(by: { $0.key < $1.key }) {
      let lines = LineStarts(sources[file])
      // The last view before each piece that is not itself the member of a placeholder.
      var view: Aside?
      for (aside, number) in asides {
        let (line, column) = lines.place(aside.range.lowerBound)
        let (reason, culprit) = cause(of: aside, after: view, in: file)
        if aside.kind == .view, !aside.isOfPlaceholder { view = aside }
        guard aside.kind != .unreached else { continue }
        all.append(
          Row(
            file: file,
            line: line,
            column: column,
            kind: aside.kind == .file || aside.kind == .attribute
              ? Aside.Kind.declaration.rawValue : aside.kind.rawValue,
            name: aside.name,
            reason: reason,
            culprit: culprit,
            number: number
          )
        )
      }
    }
  }

  /// Appends a row for each type that stands in for another one, at the first place of its name.
  mutating func appendStandIns(firstNumber: Int) {
    let first = state.numberAfter(files: sources.count, first: firstNumber)
    for (index, entry) in state.standIns.sorted(by: { $0.key < $1.key }).enumerated() {
      let (name, standIn) = entry
      let (file, offset) = firstPlace(of: name)
      let (line, column) = LineStarts(sources[file].prefix(offset)).place(offset)
      all.append(
        Row(
          file: file,
          line: line,
          column: column,
          kind: Aside.Kind.value.rawValue,
          name: name,
          reason: reason(standIn.reason, name, in: nil),
          culprit: name,
          number: first + index
        )
      )
    }
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

  // MARK: Causes

  /// Returns the reason for which a piece was set aside, and the first missing name.
  ///
  /// - Parameter view: The view set aside before it: a member that a placeholder lacks is missing for the reason of
  ///   the placeholder.
  private mutating func cause(
    of aside: Aside,
    after view: Aside?,
    in file: Int
  ) -> (reason: String, culprit: String) {
    if aside.isOfPlaceholder, let view { return cause(of: view, after: nil, in: file) }
    let culprit = String(aside.culprit.prefix { $0 != "." })
    if let dropped = state.dropped[culprit], dropped != aside.reason {
      return (reason(dropped, culprit, in: file), culprit)
    }
    if let standIn = state.standIns[culprit] {
      return (reason(standIn.reason, culprit, in: file), culprit)
    }
    return (reason(aside.reason, culprit, in: file), aside.culprit)
  }

  /// Returns a message, or the absent modules that may have the name that it misses.
  private mutating func reason(_ message: String, _ culprit: String, in file: Int?) -> String {
    let isMissing =
      message.contains("in scope") || message.hasPrefix("unknown attribute")
      || state.standIns[culprit] != nil
    guard isMissing, message.contains("'\(culprit)'") else { return message }
    let near = Set(file.flatMap { state.absent[$0] }?.map(\.module) ?? [])
    let all = near.isEmpty ? modules(ofFilesNaming: culprit) : near
    switch all.count {
    case 0: return message
    case 1: return "no module \(all.first ?? "")"
    default: return "no module " + all.sorted().prefix(4).joined(separator: " or ")
    }
  }

  /// Returns the absent modules of all files that name something.
  private mutating func modules(ofFilesNaming name: String) -> Set<String> {
    if let known = modules[name] { return known }
    let bytes = Array(name.utf8)
    let found = Set(
      state.absent.filter { sources[$0.key].holds(bytes) }.flatMap { $0.value.map(\.module) }
    )
    modules[name] = found
    return found
  }
}

extension Aside {
  /// Whether it is set aside because a placeholder lacks a member.
  fileprivate var isOfPlaceholder: Bool { reason.contains("'EspalierPlaceholder'") }
}

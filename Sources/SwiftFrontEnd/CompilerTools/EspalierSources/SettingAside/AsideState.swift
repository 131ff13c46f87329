/// All that has been set aside in a module so far, kept in a file between rounds.
struct AsideState {
  /// Pieces by the number of their file.
  private(set) var asides: [Int: [Aside]] = [:]
  /// The number of times that bodies have failed, by file and place.
  private(set) var failures: [Int: [Int: Int]] = [:]
  /// The types that stand in for absent ones, by name.
  var standIns: [String: StandIn] = [:]
  /// Names of which no declaration is left, with the reasons.
  var dropped: [String: String] = [:]
  /// Those of them whose files have changed since their uses were looked for.
  var askedAgain: Set<String> = []
  /// Missing modules, by file.
  var absent: [Int: [AbsentImport]] = [:]
  /// Types whose neutral value does not compile.
  var refused: Set<String> = []
  /// Protocols for which a class is made that does nothing.
  var conformers: Set<String> = []
  /// The declarations that no screen reaches, by file.
  private(set) var unreached: [Int: [Reach.Unreached]] = [:]
  /// Names in unreached declarations that the compiler has missed.
  var wanted: Set<String> = []
  /// The number of edits added in the last round.
  var added = 0

  /// A missing module that a file imports.
  struct AbsentImport: Hashable {
    let module: String
    let line: Int
    let column: Int
  }

  /// The number of times that unreached declarations have been found.
  private var reachings = 0

  /// A version of a file's edits.
  struct Version: Equatable {
    let edits: Int
    let reachings: Int
  }

  init() {}

  /// The version of a file's edits, which is another one after each change.
  func version(of file: Int) -> Version {
    Version(edits: asides[file]?.count ?? 0, reachings: reachings)
  }

  mutating func insert(_ aside: Aside, file: Int) {
    guard asides[file]?.contains(where: { $0.isSameEdit(as: aside) }) != true else { return }
    asides[file, default: []].append(aside)
    added += 1
  }

  mutating func noteFailure(file: Int, body: Int) -> Int {
    failures[file, default: [:]][body, default: 0] += 1
    return failures[file]?[body] ?? 0
  }

  /// Notes a round in which a file has errors that do not all come at once.
  mutating func noteRound(file: Int) {
    failures[file, default: [:]][AsideState.wholeFile, default: 0] += 1
  }

  /// Returns the number of rounds in which a file has had such errors.
  func rounds(file: Int) -> Int { failures[file]?[AsideState.wholeFile] ?? 0 }

  /// The key for the whole file, in place of a body's place.
  private static let wholeFile = -1

  /// Leaves out what no screen reaches.
  ///
  /// - Returns: The files for which that is something else than before.
  mutating func leaveOut(_ units: [Int: [Reach.Unreached]]) -> Set<Int> {
    let before = unreached
    unreached = units
    reachings += 1
    return Set(units.keys).union(before.keys).filter { units[$0] != before[$0] }
  }

  /// The names of what no screen reaches, as far as it is compiled now.
  var unreachedNames: Set<String> {
    Set(unreached.values.flatMap { $0.flatMap(\.names) })
  }

  /// The edits of a file that no other one contains; of several of one range the last one.
  func outermost(_ file: Int) -> [Aside] {
    let left = unreached[file]?.map {
      Aside(range: $0.range, kind: .unreached, form: .blank, name: "")
    }
    let all = (asides[file] ?? []) + (left ?? [])
    let sorted = all.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      // An edit that keeps the piece gives way to one that replaces it.
      return left.offset > right.offset
    }
    var (result, end) = ([Aside](), -1)
    for (_, aside) in sorted {
      let isInside = aside.range.upperBound <= end
      if isInside { continue }
      result.append(aside)
      if !aside.form.keepsPiece { end = max(end, aside.range.upperBound) }
    }
    return result.filter { aside in
      // An edit that keeps its piece is superseded by a replacement of the same range.
      !aside.form.keepsPiece
        || !result.contains { !$0.form.keepsPiece && $0.range == aside.range }
    }
  }

  /// The step in which a file's room for numbers grows: one edit more in it leaves those of the
  /// next file alone, which needs not be compiled again.
  private static let numbersAtOnce = 64

  private static func room(_ count: Int) -> Int {
    max(1, (count + numbersAtOnce - 1) / numbersAtOnce) * numbersAtOnce
  }

  /// The number after those of so many files, which is that of the first type that stands in.
  func numberAfter(files: Int, first: Int) -> Int {
    (0..<files).reduce(first) { number, file in
      number + AsideState.room(outermost(file).count { $0.kind != .unreached })
    }
  }

  /// The numbers of the outermost edits of all files, in their order.
  func numbered(first: Int) -> [Int: [(aside: Aside, number: Int)]] {
    var result: [Int: [(aside: Aside, number: Int)]] = [:]
    var start = first
    let last = max(asides.keys.max() ?? -1, unreached.keys.max() ?? -1)
    for file in 0..<(last + 1) {
      var count = 0
      for aside in outermost(file) {
        result[file, default: []].append((aside, start + count))
        if aside.kind != .unreached { count += 1 }
      }
      start += AsideState.room(count)
    }
    return result
  }

  // MARK: The file

  /// Reads what ``text`` has written.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch fields.first {
      case "A" where fields.count == 10:
        guard let file = Int(fields[1]), let start = Int(fields[2]), let end = Int(fields[3]),
          let kind = Aside.Kind(rawValue: fields[4]), let form = Aside.Form(rawValue: fields[5]),
          start <= end
        else { continue }
        asides[file, default: []].append(
          Aside(
            range: start..<end,
            kind: kind,
            form: form,
            name: fields[6],
            detail: fields[7],
            reason: fields[8],
            culprit: fields[9]
          )
        )
      case "F" where fields.count == 4:
        guard let file = Int(fields[1]), let body = Int(fields[2]), let count = Int(fields[3])
        else { continue }
        failures[file, default: [:]][body] = count
      case "S" where fields.count == 9:
        guard let form = StandIn.Form(rawValue: fields[2]), let count = Int(fields[3]) else {
          continue
        }
        standIns[fields[1]] = StandIn(
          name: fields[1],
          form: form,
          parameters: count,
          members: AsideState.members(fields[4]),
          isView: fields[5] == "view",
          reason: fields[6],
          values: Set(fields[7].split(separator: ",").map(String.init)),
          module: fields[8].isEmpty ? nil : fields[8]
        )
      case "D" where fields.count == 3: dropped[fields[1]] = fields[2]
      case "Q" where fields.count == 2: askedAgain.insert(fields[1])
      case "R" where fields.count == 2: refused.insert(fields[1])
      case "P" where fields.count == 2: conformers.insert(fields[1])
      case "U" where fields.count == 5:
        guard let file = Int(fields[1]), let start = Int(fields[2]), let end = Int(fields[3]),
          start <= end
        else { continue }
        unreached[file, default: []].append(
          Reach.Unreached(
            range: start..<end,
            names: fields[4].split(separator: ",").map(String.init)
          )
        )
      case "W" where fields.count == 2: wanted.insert(fields[1])
      case "M" where fields.count == 5:
        guard let file = Int(fields[1]), let line = Int(fields[3]), let column = Int(fields[4])
        else { continue }
        absent[file, default: []].append(
          AbsentImport(module: fields[2], line: line, column: column)
        )
      default: continue
      }
    }
  }

  /// The state as lines.
  var text: String {
    var lines = ["N\t\(added)"]
    for (file, asides) in asides.sorted(by: { $0.key < $1.key }) {
      for aside in asides {
        lines.append(
          [
            "A", "\(file)", "\(aside.range.lowerBound)", "\(aside.range.upperBound)",
            aside.kind.rawValue, aside.form.rawValue, aside.name, aside.detail, aside.reason,
            aside.culprit,
          ].map(AsideState.plain).joined(separator: "\t")
        )
      }
    }
    for (file, bodies) in failures.sorted(by: { $0.key < $1.key }) {
      for (body, count) in bodies.sorted(by: { $0.key < $1.key }) {
        lines.append("F\t\(file)\t\(body)\t\(count)")
      }
    }
    for (_, standIn) in standIns.sorted(by: { $0.key < $1.key }) {
      lines.append(
        [
          "S", standIn.name, standIn.form.rawValue, "\(standIn.parameters)",
          standIn.members.map { "\($0.key)=\($0.value.rawValue)" }.sorted()
            .joined(separator: ","), standIn.isView ? "view" : "",
          standIn.reason, standIn.values.sorted().joined(separator: ","), standIn.module ?? "",
        ].map(AsideState.plain).joined(separator: "\t")
      )
    }
    for (name, reason) in dropped.sorted(by: { $0.key < $1.key }) {
      lines.append("D\t\(AsideState.plain(name))\t\(AsideState.plain(reason))")
    }
    for name in askedAgain.sorted() { lines.append("Q\t\(name)") }
    for name in refused.sorted() { lines.append("R\t\(name)") }
    for name in conformers.sorted() { lines.append("P\t\(name)") }
    for (file, units) in unreached.sorted(by: { $0.key < $1.key }) {
      for unit in units {
        let (start, end) = (unit.range.lowerBound, unit.range.upperBound)
        let names = unit.names.joined(separator: ",")
        lines.append("U\t\(file)\t\(start)\t\(end)\t\(AsideState.plain(names))")
      }
    }
    for name in wanted.sorted() { lines.append("W\t\(name)") }
    for (file, imports) in absent.sorted(by: { $0.key < $1.key }) {
      for absent in imports {
        lines.append("M\t\(file)\t\(absent.module)\t\(absent.line)\t\(absent.column)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Types with their forms, as ``text`` writes them.
  private static func members(_ field: String) -> [String: StandIn.Form] {
    var members: [String: StandIn.Form] = [:]
    for part in field.split(separator: ",") {
      let words = part.split(separator: "=").map(String.init)
      guard words.count == 2, let form = StandIn.Form(rawValue: words[1]) else { continue }
      members[words[0]] = form
    }
    return members
  }

  /// A text without what separates fields.
  static func plain(_ text: String) -> String {
    String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }
}

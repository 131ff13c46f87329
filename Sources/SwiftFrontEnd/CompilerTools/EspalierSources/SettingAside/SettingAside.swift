import SwiftSyntax

/// Sets aside the pieces of sources with compiler errors.
///
/// All edits are values that are applied to the original sources: the same errors after the same edits give
/// the same sources.
struct SettingAside {
  var state: AsideState
  /// The original sources.
  let sources: [[UInt8]]
  let request: Request
  private let firstNumber: Int
  private let size: Int
  /// The files whose edits the last round has changed.
  var changed: Set<Int> = []
  /// Those for which it may have changed something.
  private(set) var affected: Set<Int> = []
  private(set) var trees: [Int: SourceFileSyntax] = [:]
  private var countedBodies: Set<String> = []
  private var refusedNow: Set<String> = []
  /// The names declared in pieces set aside in this round.
  private var lost: Set<String> = []
  /// The names in declarations that were unreached before this round.
  let unreachedNames: Set<String>
  var wantedNow: Set<String> = []
  /// The values that types which stand in for others have got in this round.
  var valuesNow: Set<String> = []
  /// The local declarations lost within functions.
  var lostLocals: [LostLocals] = []
  /// The names that imported modules declare.
  var knownNames: KnownNames
  /// The words of the sources, once they are asked for.
  var words: WordIndex?
  /// The pieces that are gone, by file, with the version of its edits.
  var goneRanges: [Int: (version: AsideState.Version, ranges: GoneRanges)] = [:]

  /// The sizes above which whole bodies, whole types and whole files are set aside.
  private static let (bodies, types, files) = (8, 10, 12)
  /// The numbers of rounds with errors in a file after which bodies, types and the file are set
  /// aside.
  private static let (roundsOfBodies, roundsOfTypes, roundsOfFiles) = (8, 16, 24)
  /// The limits of a body's failures.
  private static let (mostFailures, mostFailuresOfViews) = (3, 5)

  init(
    _ state: AsideState,
    sources: [[UInt8]],
    request: Request,
    firstNumber: Int,
    size: Int,
    interfaces: [String] = []
  ) {
    self.state = state
    knownNames = KnownNames(in: interfaces)
    self.sources = sources
    self.request = request
    unreachedNames = state.unreachedNames
    self.firstNumber = firstNumber
    self.size = size
    self.state.added = 0
  }

  mutating func tree(_ file: Int) -> SourceFileSyntax {
    if let tree = trees[file] { return tree }
    let tree = SourceFileSyntax(bytes: sources[file])
    trees[file] = tree
    return tree
  }

  /// Reads all files.
  mutating func readAll() {
    for (file, tree) in SourceFileSyntax.all(sources).enumerated() { trees[file] = tree }
  }

  mutating func token(at offset: Int, file: Int) -> TokenSyntax? {
    let offset = min(offset, max(0, sources[file].count - 1))
    return tree(file).token(at: AbsolutePosition(utf8Offset: offset))
  }

  // MARK: Texts

  /// The sources without what is set aside.
  ///
  /// - Parameter files: Those that are asked for.
  func texts(of files: some Sequence<Int>) -> [Int: AsideText] {
    let numbered = state.numbered(first: firstNumber)
    var result: [Int: AsideText] = [:]
    for file in files { result[file] = AsideText(sources[file], numbered[file] ?? []) }
    return result
  }

  /// Notes that a type has no neutral value, if a problem is one of such a value.
  ///
  /// - Returns: Whether it is.
  private mutating func refuse(_ problem: CompilerProblem, in text: AsideText?) -> Bool {
    let lines = sources[problem.file].count { $0 == UInt8(ascii: "\n") } + 1
    guard problem.line > lines, let text else { return false }
    let values = NeutralValues.all(
      SourceFileSyntax(bytes: text.bytes),
      request,
      refused: state.refused,
      conformers: state.conformers
    )
    guard values.indices.contains(problem.line - lines - 1) else { return true }
    let type = values[problem.line - lines - 1].type
    refusedNow.insert(NeutralValues.refusal(of: type, problem, in: state.refused))
    changed.insert(problem.file)
    return true
  }

  /// The source of all types that stand in for absent ones; empty if there are none.
  var standIns: String {
    guard !state.standIns.isEmpty else { return "" }
    var number = state.numberAfter(files: sources.count, first: firstNumber)
    let modules = Set(state.standIns.values.compactMap(\.module)).sorted()
    var text = (modules + ["SwiftUI"]).map { "import \($0)\n" }.joined()
    for (_, standIn) in state.standIns.sorted(by: { $0.key < $1.key }) {
      text += standIn.declaration(number: number) + "\n"
      number += 1
    }
    return text
  }

  // MARK: A round

  /// Decides on all errors of a round.
  mutating func decide(_ problems: [CompilerProblem]) {
    if request.aside?.decision != .unknown {
      for file in Set(problems.filter { !$0.comesAtOnce }.map(\.file)) {
        state.noteRound(file: file)
      }
    }
    let before = state
    let texts = texts(of: Set(problems.map(\.file)).sorted())
    // The errors that follow from a missing type are gone when another one stands in for it.
    let (names, others) = (problems.filter(\.comesAtOnce), problems.filter { !$0.comesAtOnce })
    decide(names, texts, before)
    if state.standIns.keys == before.standIns.keys { decide(others, texts, before) }
    reachWanted()
    state.added += refusedNow.subtracting(state.refused).count
    state.refused.formUnion(refusedNow)
    propagateLocals()
    propagate(since: before)
    propagateLocals()
    for (file, asides) in state.asides where asides.count != before.asides[file]?.count {
      changed.insert(file)
    }
    noteAffected(since: before, problems)
  }

  private mutating func decide(
    _ problems: [CompilerProblem],
    _ texts: [Int: AsideText],
    _ before: AsideState
  ) {
    var alike = AlikeUses(standIns: Set(state.standIns.keys))
    for problem in causes(problems, texts) where !refuse(problem, in: texts[problem.file]) {
      guard let text = texts[problem.file],
        let place = text.place(line: problem.line, column: problem.column),
        !reach(for: problem, at: place)
      else { continue }
      decide(problem, at: place, before)
      let isOfStandIn = problem.typeWithoutMember.map { state.standIns[$0] != nil } ?? false
      if place.aside == nil, !isOfStandIn,
        let token = token(at: place.offset, file: problem.file)
      {
        alike.append(problem, token)
      }
    }
    setAside(alike)
  }

  /// Notes the files that had errors, have other edits, or name what others declare and have lost.
  private mutating func noteAffected(since before: AsideState, _ problems: [CompilerProblem]) {
    affected = changed.union(problems.map(\.file))
    var names = Set(state.standIns.keys).subtracting(before.standIns.keys)
    names.formUnion(Set(state.dropped.keys).subtracting(before.dropped.keys))
    names.formUnion(lost)
    for name in names.sorted() { affected.formUnion(files(containing: name)) }
  }

  /// Notes the names of what is not declared as it was.
  private mutating func noteLost(_ aside: Aside, _ token: TokenSyntax) {
    switch aside.kind {
    case .declaration, .attribute, .conformance, .file: break
    case .value where aside.form == .typedValue || aside.form == .truth: break
    case .view, .modifier, .value, .statement, .body, .unreached: return
    }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let declaration = current.as(DeclSyntax.self) {
        for name in DeclaredNames.names(of: declaration) where name.allSatisfy(\.isNamePart) {
          lost.insert(name)
        }
        // The declarations around a member keep their names.
        if aside.kind != .conformance, !aside.range.holds(AsideCandidates.range(declaration)) {
          return
        }
      }
      node = current.parent
    }
  }

  mutating func decide(
    _ problem: CompilerProblem,
    at place: AsideText.Place,
    _ before: AsideState
  ) {
    let tree = tree(problem.file)
    guard let token = token(at: place.offset, file: problem.file) else { return }
    if request.aside?.decision == .unknown { return leaveOutUnknown(around: problem, token) }
    if place.aside == nil, standIn(for: problem, token) || addValue(for: problem, token) { return }
    let candidates = AsideCandidates(around: token, problem: problem)
    guard request.aside?.decision != .edited || isEdited(candidates, problem.file) else {
      return
    }
    var first = 0
    for aside in before.asides[problem.file] ?? [] {
      if let index = candidates.all.firstIndex(where: { $0.isSameEdit(as: aside) }) {
        first = max(first, index + 1)
      }
    }
    if let aside = place.aside {
      while first < candidates.all.count, !candidates.all[first].range.holds(aside.range) {
        first += 1
      }
    }
    first = max(first, level(problem, candidates))
    guard candidates.all.indices.contains(first) else { return }
    state.insert(candidates.all[first], file: problem.file)
    noteDropped(candidates.all[first], tree)
    noteLost(candidates.all[first], token)
    noteLocals(candidates.all[first], file: problem.file, token)
    leaveOutModifiers(of: candidates.all[first], for: problem, token)
  }

  /// Whether something is set aside in the body that candidates are in, or it names a type that stands in for
  /// another one: the compiler is at a loss there rather than slow.
  private func isEdited(_ candidates: AsideCandidates, _ file: Int) -> Bool {
    guard let body = candidates.body else { return false }
    let range = candidates.all[body].range
    if state.outermost(file).contains(where: { $0.range.overlaps(range) }) { return true }
    let text = String(decoding: sources[file][range], as: UTF8.self)
    return text.split { !$0.isNamePart }.contains { name in
      state.standIns[String(name)].map { $0.form != .symbol } ?? request.isOfStandIns(String(name))
    }
  }

  /// The first candidate that the size and the number of failures allow.
  private mutating func level(_ problem: CompilerProblem, _ candidates: AsideCandidates) -> Int {
    let rounds = state.rounds(file: problem.file)
    if size > SettingAside.files || rounds > SettingAside.roundsOfFiles {
      return candidates.all.count - 1
    }
    if size > SettingAside.types || rounds > SettingAside.roundsOfTypes {
      return candidates.type ?? candidates.all.count - 1
    }
    let body = candidates.body ?? 0
    if size > SettingAside.bodies || rounds > SettingAside.roundsOfBodies { return body }
    guard candidates.all.indices.contains(body), candidates.all[body].kind == .body else {
      return 0
    }
    if problem.isOfInitialization, candidates.all[body].form == .selfBody { return body }
    let start = candidates.all[body].range.lowerBound
    let key = "\(problem.file) \(start)"
    var count = state.failures[problem.file]?[start] ?? 0
    if !problem.comesAtOnce, countedBodies.insert(key).inserted {
      count = state.noteFailure(file: problem.file, body: start)
    }
    let most =
      candidates.all[body].form == .viewBody
      ? SettingAside.mostFailuresOfViews : SettingAside.mostFailures
    return count >= most ? body : 0
  }
}

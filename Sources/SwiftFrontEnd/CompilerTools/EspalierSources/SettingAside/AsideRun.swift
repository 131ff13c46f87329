import SwiftSyntax

/// A run of the program for a module of which parts are set aside.
struct AsideRun {
  private let files: AsideRequest
  private let request: Request
  private let sources: [[UInt8]]
  private var state: AsideState
  /// The trees of the original sources that have been read, by file.
  private var originals: [Int: SourceFileSyntax] = [:]
  /// The trees of the sources that ``write()`` has written, without the values behind them.
  private(set) var trees: [SourceFileSyntax] = []

  init(_ files: AsideRequest, _ request: Request) throws {
    self.files = files
    self.request = request
    sources = try request.sources.indices.map { try FileBytes.read(files.original($0)) }
    let text = try? FileBytes.read(files.state)
    state = AsideState(text: String(decoding: text ?? [], as: UTF8.self))
    if let earlier = files.earlier {
      let paths = AsideRun.text(files.files(in: earlier)).split(separator: "\n").map(String.init)
      state = EarlierAsides(
        AsideState(text: AsideRun.text(earlier + "/state")),
        files: paths.enumerated().map { number, path in
          (FileBytes.absolute(path), (try? FileBytes.read("\(earlier)/\(number).swift")) ?? [])
        }
      ).state(of: zip(request.sources, sources).map { (FileBytes.absolute($0.path), $1) })
    }
    if text == nil, let symbols = StandIn.symbols(sources, request) {
      state.standIns[symbols.name] = state.standIns[symbols.name] ?? symbols
    }
    guard files.reaches, text == nil else { return }
    var setting = setting(size: 0)
    setting.readAll()
    setting.leaveOutUnreached()
    (state, originals) = (setting.state, setting.trees)
  }

  /// Returns the contents of a file; empty if there is none.
  private static func text(_ path: String) -> String {
    String(decoding: (try? FileBytes.read(path)) ?? [], as: UTF8.self)
  }

  private func setting(size: Int) -> SettingAside {
    SettingAside(
      state,
      sources: sources,
      request: request,
      firstNumber: files.firstNumber,
      size: size,
      interfaces: files.decision == .unknown
        ? AsideRun.text(files.interfaces).split(separator: "\n").map(String.init) : []
    )
  }

  /// Sets aside what the compiler complains of, and writes the sources that change.
  ///
  /// - Returns: Whether there was a round at all.
  mutating func decide() throws -> Bool {
    guard let size = files.size else { return false }
    let errors = String(decoding: try FileBytes.read(files.errors), as: UTF8.self)
    var setting = setting(size: size)
    setting.decide(CompilerProblem.all(in: errors))
    state = setting.state
    for (file, text) in setting.texts(of: setting.changed.sorted()) {
      let reading = SourceReading(SourceFileSyntax(bytes: text.bytes), request: request)
      let rewritten = reading.edits.apply(to: text.bytes) ?? text.bytes
      try FileBytes.write(rewritten, to: request.sources[file].copy)
    }
    for (numbers, path) in [(setting.changed, files.changed), (setting.affected, files.affected)] {
      let lines = numbers.sorted().map { "\($0)\n" }.joined()
      try FileBytes.write(Array(lines.utf8), to: path)
    }
    try writeState(setting)
    return true
  }

  /// Writes all sources as they are without what is set aside, with values of the module's own types.
  mutating func write() throws {
    let setting = setting(size: 0)
    state.absent = [:]
    let edited = setting.texts(of: sources.indices)
    let texts = sources.indices.map { edited[$0]?.bytes ?? sources[$0] }
    trees = SourceFileSyntax.all(texts) { texts[$0] == sources[$0] ? originals[$0] : nil }
    state.refused.formUnion(InheritingClasses.names(in: trees, request))
    let valued = trees.flatMap { NeutralValues.all($0, request, refused: state.refused) }
    state.conformers = NeededConformers.names(in: trees, valued: Set(valued.map(\.type)))
    for (file, (text, tree)) in zip(texts, trees).enumerated() {
      try FileBytes.write(
        text
          + NeutralValues.text(
            tree,
            request,
            refused: state.refused,
            conformers: state.conformers
          ),
        to: request.sources[file].copy
      )
    }
    try writeState(setting)
  }

  private func writeState(_ setting: SettingAside) throws {
    try FileBytes.write(Array(state.text.utf8), to: files.state)
    try FileBytes.write(Array(setting.standIns.utf8), to: files.standIns)
  }

  /// The types that stand in for absent ones.
  var standIns: [StandIn] { state.standIns.sorted { $0.key < $1.key }.map(\.value) }

  /// Notes the missing modules that a file imports; those of a file that no screen reaches cost
  /// nothing.
  mutating func note(_ reading: SourceReading, file: Int) {
    guard !reading.absentModules.isEmpty,
      !reading.isEmpty || state.unreached[file] == nil
    else { return }
    // Symbols have what is needed of their module.
    let hasSymbols = state.standIns.values.contains { $0.form == .symbol }
    let absent = reading.absentModules.filter {
      !hasSymbols || $0.module != StandIn.symbolModule
    }
    if !absent.isEmpty { state.absent[file] = absent }
  }

  /// Writes the report of the module.
  ///
  /// - Returns: The table of all placeholders, those of imported modules included.
  func report() throws -> String {
    let report = AsideReport(
      state,
      files: request.sources.map(\.path),
      sources: sources,
      firstNumber: files.firstNumber
    )
    let table = report.table(isImported: request.isImported)
    try FileBytes.write(Array(state.text.utf8), to: files.state)
    try FileBytes.write(Array(table.utf8), to: files.table)
    try FileBytes.write(
      Array(report.causes.joined(separator: "\n").utf8),
      to: files.causes
    )
    let imported = (try? FileBytes.read(files.importedTables)) ?? []
    let own = request.entry == nil ? table : report.table(isImported: false)
    return [own, String(decoding: imported, as: UTF8.self)].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

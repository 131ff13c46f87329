/// The steps of a round: sources are written, read by the compiler, edited and compiled.
extension SettingAside {
  /// A choice of pieces where the compiler has given up.
  enum Decision: String {
    /// Those in bodies in which something is set aside.
    case edited
    /// Members of views that nothing declares.
    case unknown
  }

  var asideOptions: [String] {
    ["--aside", folder, "--first-number", "\(firstNumber)"]
      + (reaches ? ["--reach", "screens"] : [])
  }

  /// Writes all sources, the entry and the reports about them.
  func rewriteAll(_ options: [String] = []) throws(Failure) {
    try compilation.rewrite(
      resources: build.resources,
      build.sourcesOptions + asideOptions + options
    )
  }

  /// Lets the compiler read the sources without making anything of them.
  func check(
    _ primaries: [Int],
    _ patience: SolverPatience,
    findsFlow: Bool = false
  ) throws(Failure) -> CompilerErrors {
    let output = try compilation.check(
      primaries,
      build.settings + CompilerErrors.options + patience.arguments,
      adding: sourcesBeside,
      findsFlow: findsFlow
    )
    let errors = CompilerErrors(
      output.text,
      files: compilation.files,
      module: compilation.name
    )
    guard output.isFine || !errors.problems.isEmpty else {
      throw Failure(diagnostics: CompilerErrors.plain(output.text), status: Failure.badSource)
    }
    return errors
  }

  /// Looks for modules that are not there, which hide all other errors.
  func checkImports() throws(Failure) -> CompilerErrors {
    let text = try compilation.resolveImports(
      build.settings + CompilerErrors.options,
      adding: sourcesBeside
    )
    return CompilerErrors(text, files: compilation.files, module: compilation.name)
  }

  /// Sets aside what errors speak of.
  ///
  /// - Parameters:
  ///   - size: The size of the pieces that go.
  ///   - decision: The pieces that go alone where the compiler has given up; nil for all.
  /// - Returns: Whether there was anything left to be set aside.
  func decide(
    _ errors: CompilerErrors,
    size: Int = 0,
    only decision: Decision? = nil
  ) throws(Failure) -> Bool {
    try Files.write(Array(errors.text.utf8), to: folder + "/errors")
    try compilation.rewrite(
      resources: nil,
      build.sourcesOptions + asideOptions + ["--size", "\(size)"]
        + (decision.map { ["--decide", $0.rawValue] } ?? [])
    )
    let state = try Files.read(folder + "/state")
    try refuse(namesInWholeFile(String(decoding: state, as: UTF8.self)))
    let first = state.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: first, as: UTF8.self) != "N\t0"
  }

  /// The numbers of the files that the last round has named in a file of the folder: those that it has changed, or
  /// may have changed something for.
  func files(_ name: String) throws(Failure) -> [Int] {
    let text = String(decoding: try Files.read(folder + "/" + name), as: UTF8.self)
    return text.split(separator: "\n").compactMap { Int($0) }
  }

  var sourcesBeside: [String] {
    let isEmpty = (try? Files.read(standIns))?.isEmpty ?? true
    return build.added + (isEmpty ? [] : [standIns])
  }

  /// The most files in one process of the compiler, where objects are kept: an error in one of them
  /// costs the objects of all.
  static let filesAtOnce = 64

  func compile(_ patience: SolverPatience) throws(Failure) -> Result {
    let warnings = try compilation.compile(
      build.settings + CompilerErrors.options + patience.arguments
        + (compilation.objects == nil
          ? [] : ["-driver-batch-size-limit", "\(SettingAside.filesAtOnce)"]),
      making: build.product,
      adding: sourcesBeside
    )
    let (table, causes) = (
      try Files.read(folder + "/table"), try Files.read(folder + "/causes")
    )
    if compilation.objects == nil || table.isEmpty { Files.remove(folder) }
    return Result(warnings: CompilerErrors.plain(warnings), table: table, causes: causes)
  }
}

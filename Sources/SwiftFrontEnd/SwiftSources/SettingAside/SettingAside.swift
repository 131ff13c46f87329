import Glibc

/// The loop that sets aside what does not compile: the compiler complains, the sources are edited, and so on
/// until nothing is wrong.
///
/// The sources tool decides what is set aside and applies all of it to the original sources, so that the same
/// module always becomes the same program.
struct SettingAside {
  let build: ModuleBuild
  /// The number of the first placeholder.
  let firstNumber: Int
  /// The placeholders of the modules that the sources import.
  let importedTables: [[UInt8]]
  /// Whether declarations that no screen reaches are left out: the module is imported by no other.
  var reaches = false
  /// The number of the file in which nothing is set aside, since it is around all screens; nil for none.
  var wholeFile: Int?

  private var patienceMark: String { compilation.folder + "/most-patience" }
  /// The first step of patience that costs minutes where something is wrong.
  private static let dearPatience = SolverPatience.much

  var compilation: ModuleCompilation { build.compilation }
  var folder: String { compilation.folder + "/aside" }
  var standIns: String { folder + "/standins.swift" }

  /// The result of setting aside.
  struct Result {
    /// The compiler's warnings.
    let warnings: String
    /// The placeholders, a line each.
    let table: [UInt8]
    /// The causes of the parts set aside, a line each.
    let causes: [UInt8]
  }

  /// Compiles what can be compiled.
  ///
  /// - Parameters:
  ///   - failure: The compiler's errors in the complete sources; nil if it has not read them.
  ///   - progress: Is told of each round.
  func run(after failure: Failure?, progress: (String) -> Void) throws(Failure) -> Result {
    let twin = AsideTwins.shared.begin(compilation.files)
    defer {
      AsideTwins.shared.end(
        compilation.files,
        in: compilation.objects != nil && Files.exists(folder + "/files") ? folder : nil
      )
    }
    do throws(Failure) {
      return try runOnce(after: failure, twin: twin, progress: progress)
    } catch {
      guard reaches, error.status == Failure.badSource else { throw error }
      // Something may be needed that nothing names.
      var whole = self
      whole.reaches = false
      Files.remove(folder)
      return try whole.runOnce(after: failure, twin: twin, progress: progress)
    }
  }

  private func runOnce(
    after failure: Failure?,
    twin: String?,
    progress: (String) -> Void
  ) throws(Failure) -> Result {
    let isCarried = try carry()
    let earlier = isCarried ? earlierFolder : twin
    try Files.makeFolder(folder)
    for (number, source) in build.sources.enumerated() {
      try Files.write(source, to: "\(folder)/\(number).swift")
    }
    try Files.write(
      Array(importedTables.filter { !$0.isEmpty }.joined(separator: [10])),
      to: folder + "/imported"
    )
    try Files.write(
      Array(compilation.files.map { $0 + "\n" }.joined().utf8),
      to: folder + "/files"
    )
    try Files.write(
      Array(compilation.interfaces.map { $0 + "\n" }.joined().utf8),
      to: folder + "/interfaces"
    )
    try rewriteAll(earlier.map { ["--earlier", $0] } ?? [])
    Files.remove(earlierFolder)
    do {
      // Errors of the complete sources tell nothing of the rest.
      return try run(
        after: earlier == nil ? failure : nil,
        isCarried: isCarried,
        progress: progress
      )
    } catch {
      // Another time all is decided anew.
      Files.remove(folder)
      throw error
    }
  }

  private var earlierFolder: String { compilation.folder + "/earlier-aside" }

  /// Puts aside what the last command has set aside, which holds where nothing has changed (V16.8).
  ///
  /// - Returns: Whether there is anything.
  private func carry() throws(Failure) -> Bool {
    Files.remove(earlierFolder)
    guard compilation.objects != nil, Files.exists(folder + "/files"),
      rename(folder, earlierFolder) == 0
    else {
      Files.remove(folder)
      return false
    }
    return true
  }

  private func run(
    after failure: Failure?,
    isCarried: Bool,
    progress: (String) -> Void
  ) throws(Failure) -> Result {
    var rounds = AsideRounds(files: build.sources.count)
    // The changed files may need nothing more.
    var isFirst = isCarried
    // Imports are looked at alone, which takes a tenth of the time, while some may fail.
    var looksForImports = !isCarried
    var errors = failure.map {
      CompilerErrors($0.text, files: compilation.files, module: compilation.name)
    }
    var patience = SolverPatience.least
    // Only the compiler's limit holds for the product once something right has needed that; also
    // the next time, since objects are kept by the arguments that they were compiled with.
    let hadMost = compilation.objects == nil || Files.exists(patienceMark)
    var patienceOfProduct = hadMost ? SolverPatience.most : .much
    // As many compilers as there are cores: what the driver starts reads all files for every 25.
    var primaries = Array(build.sources.indices)
    // The files that rounds may have changed something for without having changed them: they are looked at once the
    // others are right, since most have nothing to do with it.
    var pending: Set<Int> = []
    // The files that have changed since all was compiled.
    var changed: Set<Int> = []
    while true {
      let found: CompilerErrors
      if let known = errors, !known.problems.isEmpty {
        found = known
      } else if isFirst {
        isFirst = false
        do {
          return try compile(patienceOfProduct)
        } catch {
          guard error.status == Failure.badSource else { throw error }
          found = CompilerErrors(
            error.text,
            files: compilation.files,
            module: compilation.name
          )
          guard !found.problems.isEmpty else { throw error }
        }
      } else if looksForImports {
        found = try checkImports()
        guard found.problems.contains(where: \.isOfImport) else {
          looksForImports = false
          continue
        }
      } else {
        found = try check(primaries, patience)
        looksForImports = found.problems.contains(where: \.isOfImport)
      }
      let isOfEmission = errors != nil
      errors = nil
      if !found.problems.isEmpty {
        if found.problems.allSatisfy(\.isOfPatience), patience < .most {
          let next = isOfEmission ? .most : patience.next
          // In a file with parts set aside, the compiler is rather at a loss than slow; asking once
          // more may take minutes.
          var isDecided = try decide(found, only: .unknown)
          if !isDecided, next >= SettingAside.dearPatience {
            isDecided = try decide(found, only: .edited)
          }
          let files = Set(found.problems.map(\.file))
          if isDecided {
            let edited = Set(try self.files("changed"))
            rounds.begin(errors: found.problems.count, files: primaries.count)
            guard rounds.mayGoOn else { throw unending(found) }
            changed.formUnion(edited)
            pending.formUnion(files.union(try self.files("affected")).subtracting(edited))
            (patience, primaries) = (.least, edited.sorted())
          } else {
            (patience, primaries) = (next, files.sorted())
          }
          continue
        }
        try refuse(found.problems.filter { $0.file == wholeFile })
        rounds.begin(errors: found.problems.count, files: primaries.count)
        // Progress matters only on a terminal.
        if isatty(STDERR_FILENO) == 1 {
          progress(
            "\(compilation.name): round \(rounds.count), \(found.problems.count) errors in "
              + "\(found.fileCount) of \(build.sources.count) files"
          )
        }
        guard rounds.mayGoOn else { throw unending(found) }
        if try !decide(found, size: rounds.size) {
          guard try decide(found, size: AsideRounds.wholeFiles) else { throw unending(found) }
        }
        changed.formUnion(try files("changed"))
        // Correct files stay so, and making the program checks them at all. Files where the
        // compiler only gave up are checked once others are right.
        let next =
          found.problems.contains(where: \.isOfImport)
          ? Set(build.sources.indices)
          : Set(try files("changed")).union(
            found.problems.filter { !$0.isOfPatience }.map(\.file)
          )
        pending = pending.union(try files("affected")).union(found.problems.map(\.file))
          .subtracting(next)
        primaries = next.sorted()
        patience = .least
        continue
      }
      if patience == .most {
        patienceOfProduct = .most
        if compilation.objects != nil { try Files.write([], to: patienceMark) }
      }
      patience = .least
      if !pending.isEmpty {
        primaries = pending.sorted()
        pending = []
        rounds.settle()
        continue
      }
      if !changed.isEmpty, build.sources.count >= ModuleCompilation.fewFiles {
        // An error costs the objects of many files then.
        primaries = changed.sorted()
        let flow = try check(primaries, .most, findsFlow: true)
        changed = []
        rounds.settle()
        if !flow.problems.isEmpty {
          errors = flow
          continue
        }
      }
      try rewriteAll()
      let mayBeCompiledAgain = rounds.compile()
      do {
        return try compile(patienceOfProduct)
      } catch {
        let found = CompilerErrors(
          error.text,
          files: compilation.files,
          module: compilation.name
        )
        guard error.status == Failure.badSource, !found.problems.isEmpty, mayBeCompiledAgain
        else { throw error }
        errors = found
      }
    }
  }

  /// Ends with errors that nothing may be set aside for.
  func refuse(_ problems: [CompilerErrors.Problem]) throws(Failure) {
    guard !problems.isEmpty else { return }
    throw Failure(diagnostics: text(problems), status: Failure.badSource)
  }

  /// The places in which the whole file names what others have lost.
  func namesInWholeFile(_ state: String) -> [CompilerErrors.Problem] {
    guard let wholeFile else { return [] }
    return state.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 10, fields[0] == "A", fields[1] == "\(wholeFile)" else { return nil }
      let before = build.sources[wholeFile].prefix(Int(fields[2]) ?? 0)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return CompilerErrors.Problem(
        file: wholeFile,
        line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: before.count - start + 1,
        id: "",
        message: String(fields[8])
      )
    }
  }

  private func text(_ problems: [CompilerErrors.Problem]) -> String {
    problems.map {
      "\(compilation.files[$0.file]):\($0.line):\($0.column): error: \($0.message)"
    }.joined(separator: "\n")
  }

  private func unending(_ errors: CompilerErrors) -> Failure {
    Failure(diagnostics: text(Array(errors.problems.prefix(20))), status: Failure.badSource)
  }
}

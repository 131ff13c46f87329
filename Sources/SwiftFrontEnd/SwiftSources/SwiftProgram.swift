internal import CSpawning
import Glibc
internal import ProjectModel

/// A program made of Swift sources, which answers requests with documents.
package struct SwiftProgram {
  private let program: CachedProgram
  /// Keeps the program in the cache.
  private let lock: FileLock
  /// The path of the program that finds a crash's place in the sources.
  private let symbolizer: String
  /// Whether a view whose code ends the program is lost alone (V17.7).
  private let sparesViews: Bool
  /// The folder of the sources, whose assets are theirs.
  private let folder: String
  /// The resources of the sources' project from elsewhere than their folder.
  private let resources: [String]
  /// The orientations that the app of the sources allows.
  private let orientations: InterfaceOrientations
  /// The bundles of the modules that it imports.
  private let bundles: [ModuleBundle]

  /// Compiles a module unless its program is in the cache.
  ///
  /// - Parameters:
  ///   - rank: Its position in the order of the programs wanted: modules for the first are compiled
  ///     first.
  ///   - progress: Is told what takes its time, on several threads.
  package init(
    _ module: SwiftModule,
    options: CompilationOptions,
    cache: ProgramCache,
    rank: Int = 0,
    progress: @escaping @Sendable (String) -> Void
  ) throws(Failure) {
    defer { CompilationProgress.shared.end(module.progressName) }
    if let remark = module.remark { progress(remark) }
    let toolchain = try Toolchain.find()
    symbolizer = toolchain.symbolizer
    let library = try LibraryFolder.find()
    try library.prepare(toolchain, progress: progress)
    let compiler = ProgramCompiler(
      module,
      options: options,
      library: library,
      toolchain: toolchain
    )
    var sources: [[UInt8]] = []
    for file in module.files { sources.append(try Files.read(file)) }
    let (read, folder) = (sources, Files.absolute(module.folder))
    self.folder = folder
    sparesViews = options.allowsPlaceholders
    let names = SourceWatch.during("looking for catalogues around \(folder)") { compiler.names }
    for remark in names.remarks { progress(remark) }
    let (packages, circle, shared) = try SourceWatch.during("looking for packages around \(folder)")
    {
      () throws(Failure) in
      if options.sharedModules.contains(module.name), module.setup == nil,
        let shared = try SharedModule(module, naming: names, frameworks: library.frameworks)
      {
        return (shared.modules, shared.circle, SharedModule?.some(shared))
      }
      let (modules, circle) = try PackageModule.all(
        importedBy: read,
        in: folder,
        frameworks: library.frameworks
      )
      return (modules, circle, nil)
    }
    let imported = packages.flatMap(\.target.resources).filter { !module.resources.contains($0) }
    resources = module.resources + imported
    orientations = module.orientations
    bundles = packages.map(\.target.bundle).filter { !$0.isEmpty }
    let packageCompiler = PackageModuleCompiler(
      library: library,
      toolchain: toolchain,
      platform: options.platform,
      allowsPlaceholders: options.allowsPlaceholders,
      rank: rank,
      shown: options.sharedModules
    )
    let keys = packageCompiler.keys(packages).values.sorted()
    let key = compiler.key(sources, names: names, packages: keys)
    let objectKey = compiler.objectKey(importing: packages)
    var attempts = Attempts(
      cache: cache,
      key: key,
      objectKey: objectKey,
      isWhole: true,
      allowsPlaceholders: options.allowsPlaceholders
    )
    let used: UsedEntry<CachedProgram>
    if let program = attempts.known(CachedProgram.self) {
      cache.removeLeftovers()
      CompilationProgress.shared.forget(module.progressName)
      used = program
    } else {
      // Before the program is: an entry of the cache is made while others wait for it.
      do throws(Failure) {
        if shared != nil { CompilationProgress.shared.forget(module.progressName) }
        let compiled = try packageCompiler.compile(packages, cache: cache, progress: progress)
        attempts.isWhole = compiled.allSatisfy(\.placeholders.isEmpty)
        used = try attempts.entry(CachedProgram.self) {
          program,
          attempt throws(Failure) in
          try CompilerSlots.shared.holding(rank: rank) { () throws(Failure) in
            if let shared, let entry = compiled.last(where: { $0.name == shared.name })?.entry {
              try compiler.link(entry, showing: shared, compiled, to: program)
              return try compiler.noteResources(askedForBy: read, program)
            }
            // A shared module that cannot be compiled may do so without what no screen reaches.
            if case .whole = attempt, isatty(STDERR_FILENO) == 1, read.count > 1 {
              let files = CompilationProgress.shared.remark(read.count)
              progress("compiling \(module.name)\(files)")
            }
            try compiler.compile(
              read,
              names: names,
              importing: compiled,
              to: program,
              keeping: objectKey.flatMap(cache.objectFolder),
              attempt: attempt,
              progress: progress
            )
          }
        }
      } catch {
        throw error.plain.naming(circle).naming(theFolderOf: module)
      }
    }
    (program, lock) = (used.entry, used.lock)
    if Files.exists(program.asksForResources) || !imported.isEmpty {
      SourceWatch.during("looking for resources around \(folder)") {
        BundleFolder(program.bundle, of: module, and: imported).fill()
      }
    }
    for bundle in bundles { bundle.fill(in: program.bundle) }
  }

  /// Returns the compiler's warnings.
  package func warnings() -> String {
    (try? Files.read(program.warnings)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the causes of the parts set aside, a line each; empty if all sources were compiled.
  package func causes() -> [String] {
    guard let text = try? Files.read(program.causes) else { return [] }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Becomes the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the program's own name first.
  ///   - allowsNetwork: Whether users' code may fetch what other machines have.
  /// - Returns: The reason if that is impossible.
  package func replaceThisProcess(
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
    allowsNetwork: Bool
  ) -> Failure {
    Supervisor.end()
    // It stays in the cache as long as it runs.
    lock.handOn()
    ProgramStack.withRoom {
      environment(allowsNetwork: allowsNetwork).withCStrings {
        _ = execve(program.path, arguments, $0)
      }
    }
    return Files.failure(program.path, "cannot start the program", Failure.unavailable)
  }

  /// Starts the program beside this one; it reads nothing.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the program's own name first.
  ///   - allowsNetwork: Whether users' code may fetch what other machines have.
  ///   - descriptors: The descriptors of this process that it inherits beside the outputs, by their
  ///     numbers there.
  ///   - isAlone: Whether keys of the terminal leave it alone.
  package func start(
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
    allowsNetwork: Bool,
    descriptors: [(number: Int32, own: Int32)],
    isAlone: Bool
  ) throws(Failure) -> RunningProgram {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (number, own) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, own, number)
    }
    // Files that this process was started with are not the code's to write to.
    let others = 1 + descriptors.reduce(STDERR_FILENO) { max($0, $1.number) }
    _ = espalier_add_close_from(&actions, others)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that this process ignores, or that its threads block, must end programs.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(isAlone ? flags | POSIX_SPAWN_SETPGROUP : flags))
    var process = pid_t()
    let error = ProgramStack.withRoom {
      environment(allowsNetwork: allowsNetwork).withCStrings {
        posix_spawn(&process, program.path, &actions, &attributes, arguments, $0)
      }
    }
    guard error == 0 else {
      errno = error
      throw Files.failure(program.path, "cannot start the program", Failure.unavailable)
    }
    return RunningProgram(process, lock)
  }

  private func environment(allowsNetwork: Bool) -> ProgramEnvironment {
    var environment = ProgramEnvironment()
    environment["ESPALIER_SYMBOLIZER"] = symbolizer
    environment["ESPALIER_FOLDER"] = folder
    environment["ESPALIER_RESOURCES"] =
      resources.isEmpty ? nil : resources.joined(separator: "\n")
    environment["ESPALIER_ORIENTATIONS"] = orientations.text.isEmpty ? nil : orientations.text
    environment["ESPALIER_BUNDLES"] =
      bundles.isEmpty ? nil : bundles.map(\.description).joined(separator: "\n")
    environment["ESPALIER_IMAGE_SIZES"] = program.imageSizes
    environment.forgetDefaults()
    environment.setZone()
    environment.fixOrder()
    environment.showPreviews()
    environment["ESPALIER_SPARES"] = sparesViews ? "1" : nil
    if !allowsNetwork { environment.refuseNetwork() }
    return environment
  }
}

extension Failure {
  /// The failure with a word on modules that import each other, of which the compiler finds none.
  fileprivate func naming(_ circle: [String]?) -> Failure {
    guard let circle, text.contains("error: no such module '") else { return self }
    return searching {
      "modules of packages import each other in a circle: \(circle.joined(separator: " → "))"
    }
  }

  /// The failure with a word on where the names may be that a source alone does not have.
  fileprivate func naming(theFolderOf module: SwiftModule) -> Failure {
    guard module.files.count == 1, let file = module.files.first,
      let names = MissingNames(in: text)
    else { return self }
    return searching {
      let folder = SourceWatch.during("looking for missing names around \(file)") {
        names.folder(around: file)
      }
      return folder.map {
        "other files declare what is missing; give the folder that is the module: "
          + "'\($0)', with --preview for the previews of one file"
      }
    }
  }
}

/// Compiles the modules of packages that a program imports, each once for all programs.
struct PackageModuleCompiler {
  let library: LibraryFolder
  let toolchain: Toolchain
  let platform: String
  /// Whether what does not compile is set aside.
  var allowsPlaceholders = false
  /// The position of the program in the order of those wanted.
  var rank = 0
  /// The names of modules that are compiled with their previews.
  var shown: Set<String> = []

  /// Whether a module is compiled with its previews: only the project's own have some.
  func isShown(_ module: PackageModule) -> Bool {
    shown.contains(module.target.module) && module.target.owner == .project
      && module.target.language == .swift && module.symbolName == module.target.module
  }

  /// Compiles modules unless they are in the cache, side by side where none needs another one.
  ///
  /// - Parameter modules: Each after those that it imports.
  func compile(
    _ modules: [PackageModule],
    cache: ProgramCache,
    progress: @escaping @Sendable (String) -> Void
  ) throws(Failure) -> [CompiledModule] {
    let keys = keys(modules)
    for module in modules {
      guard let key = keys[module.target.module] else { continue }
      let isThere = [key, Attempts.asideKey(key)].contains { cache.has(CachedModule.self, $0) }
      if !isThere { CompilationProgress.shared.expect(key, files: module.target.files.count) }
    }
    let work = OrderedWork<CompiledModule?>(
      needs: PackageModuleCompiler.needs(modules)
    ) { number, needed in
      let module = modules[number]
      guard let key = keys[module.target.module] else { return .success(nil) }
      defer { CompilationProgress.shared.end(key) }
      return Result { () throws(Failure) in
        try compile(
          module,
          key: key,
          importing: needed.compactMap(\.self),
          cache: cache,
          progress: progress
        )
      }
    }
    return try work.values(
      workers: max(PackageModuleCompiler.leastThreads, CompilerSlots.processors)
    )
    .compactMap(\.self)
  }

  /// The least number of modules that can wait at the same time, some of them for other programs
  /// that compile them.
  private static let leastThreads = 8

  /// For each module the numbers of those before it that it imports.
  static func needs(_ modules: [PackageModule]) -> [[Int]] {
    var numbers: [String: Int] = [:]
    return modules.enumerated().map { number, module in
      defer { numbers[module.target.module] = number }
      return module.dependencies.compactMap { numbers[$0] }.sorted()
    }
  }

  /// Compiles a module unless it is in the cache.
  ///
  /// - Returns: Nothing if it cannot be built, which is said, unless all must compile: who imports it is told
  ///   that there is no such module.
  private func compile(
    _ module: PackageModule,
    key: String,
    importing imported: [CompiledModule],
    cache: ProgramCache,
    progress: @Sendable (String) -> Void
  ) throws(Failure) -> CompiledModule? {
    let macros = try macroLibraries(module, cache: cache, progress: progress)
    let objectKey = objectKey(module)
    let attempts = Attempts(
      cache: cache,
      key: key,
      objectKey: objectKey,
      // A module that stands on others of which parts are missing is another one.
      isWhole: imported.allSatisfy(\.placeholders.isEmpty),
      allowsPlaceholders: allowsPlaceholders && module.target.language == .swift
    )
    if let used = attempts.known(CachedModule.self) {
      return CompiledModule(module, used, macros)
    }
    let foreign = Foreign(module: module, key: key, cache: cache)
    do throws(Failure) {
      // Whoever waits for another thread that makes the same entry keeps no processor.
      let used = try attempts.entry(CachedModule.self) { entry, attempt throws(Failure) in
        try CompilerSlots.shared.holding(rank: rank) { () throws(Failure) in
          if case .whole = attempt,
            try take(foreign, importing: imported, to: entry, progress: progress)
          {
            return
          }
          progress(
            "compiling the module \(module.target.module) of \(module.target.package)"
              + CompilationProgress.shared.remark(module.target.files.count)
          )
          try compile(
            module,
            importing: imported,
            macros: macros.paths,
            to: entry,
            keeping: objectKey.flatMap(cache.objectFolder),
            attempt: attempt,
            progress: progress
          )
        }
      }
      return CompiledModule(module, used, macros)
    } catch {
      guard error.status == Failure.badSource else { throw error }
      if module.target.language == .swift {
        guard allowsPlaceholders else { throw error }
        progress(
          "warning: the module \(module.target.module) of \(module.target.package) cannot be compiled, "
            + "so it is missing: \(error.text.split(separator: "\n").first ?? "")"
        )
      } else {
        progress("warning: \(error.text.filter { !$0.isNewline })")
      }
      return nil
    }
  }

  /// A module that need not be compiled here.
  private struct Foreign {
    let module: PackageModule
    let key: String
    let cache: ProgramCache
  }

  /// Makes an entry of what SwiftPM builds, or of what the system has.
  ///
  /// - Returns: Whether that was possible; if not, a module in Swift can be compiled all the same.
  private func take(
    _ foreign: Foreign,
    importing imported: [CompiledModule],
    to entry: CachedModule,
    progress: (String) -> Void
  ) throws(Failure) -> Bool {
    let target = foreign.module.target
    var reason: String?
    if let build = foreign.module.build {
      guard foreign.module.isForThisSystem, imported.allSatisfy(\.isForeign) else { return false }
      progress("building \(target.module) of the package \(target.package) with SwiftPM")
      reason = try build.run(
        target,
        key: foreign.key,
        to: entry,
        toolchain: toolchain,
        cache: foreign.cache
      )
    } else if target.language == .system {
      reason = try ForeignModule(target, entry, toolchain).takeSystemLibrary()
    } else {
      guard target.language != .swift else { return false }
      reason = "it is not made of Swift, and the project does not pin its package"
    }
    guard let reason else { return true }
    let text = "the module \(target.module) of \(target.package) cannot be built: \(reason)"
    guard target.language == .swift else {
      throw Failure(diagnostics: text, status: Failure.badSource)
    }
    progress("\(text); it is compiled as the project's own are")
    return false
  }

  /// The macros that a module declares, as libraries.
  private func macroLibraries(
    _ module: PackageModule,
    cache: ProgramCache,
    progress: (String) -> Void
  ) throws(Failure) -> MacroLibraries {
    let compiler = MacroCompiler(toolchain: toolchain, cache: cache)
    var (paths, locks) = ([String](), [FileLock]())
    for macros in module.target.macros {
      guard let used = try compiler.library(macros, progress: progress) else { continue }
      paths.append(used.entry.library(macros.module))
      locks.append(used.lock)
    }
    return MacroLibraries(paths: paths, locks: locks)
  }

  /// Compiles a module.
  private func compile(
    _ module: PackageModule,
    importing imported: [CompiledModule],
    macros: [String],
    to entry: CachedModule,
    keeping objects: ObjectFolder?,
    attempt: Attempt,
    progress: (String) -> Void
  ) throws(Failure) {
    let compilation = ModuleCompilation(
      name: module.target.module,
      files: module.target.files,
      folder: objects?.path ?? entry.folder,
      library: library,
      toolchain: toolchain,
      platform: platform,
      packages: imported,
      macros: macros,
      objects: objects
    )
    try compilation.copy(module.sources)
    let names = try compilation.write(
      ResourceSets(besideSourcesIn: module.target.folder),
      bundle: "Foundation.Bundle.module"
    )
    let bundle = module.target.bundle.isEmpty ? nil : compilation.folder + "/bundle.swift"
    if let bundle { try Files.write(Array(module.target.bundle.source.utf8), to: bundle) }
    let interface = "\(entry.folder)/\(module.symbolName).swiftmodule"
    let build = ModuleBuild(
      compilation: compilation,
      sources: module.sources,
      rewriting: ["--declared-types", entry.types] + (bundle.map { ["--bundle", $0] } ?? [])
        + (isShown(module) ? ["--entry", entry.entry] : []),
      resources: names,
      settings: [
        "-module-name", module.symbolName, "-swift-version", module.target.swiftVersion,
      ]
        + (module.target.isOfPackage
          ? PackageTarget.arguments(ofPackage: module.target.package) : [])
        + module.target.compilerArguments,
      product: .module(name: module.symbolName, interface: interface, object: entry.object),
      added: [names, bundle].compactMap { $0 }
    )
    let warnings: String
    switch attempt {
    case .whole:
      // The library's own modules have no errors to look for.
      let isRight = !allowsPlaceholders || module.target.isOfFramework
      warnings = try build.compile(hasPatience: isRight)
    case .settingAside(let failure):
      let result = try SettingAside(
        build: build,
        firstNumber: ModuleBuild.firstNumber(of: module.target.module),
        importedTables: isShown(module) ? imported.map(\.placeholders) : []
      ).run(after: failure, progress: progress)
      warnings = result.warnings
      try Files.write(result.table, to: entry.placeholders)
      try Files.write(result.causes, to: entry.causes)
    }
    if isShown(module) { try Files.write(Array(warnings.utf8), to: entry.warnings) }
  }
}

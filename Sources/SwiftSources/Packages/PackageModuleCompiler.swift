/// Compiles the modules of packages that a program imports, each once for all programs.
struct PackageModuleCompiler {
  let library: LibraryFolder
  let toolchain: Toolchain
  let platform: String
  /// Whether what does not compile is set aside.
  var allowsPlaceholders = false

  /// What a module is compiled from, as a name for it.
  ///
  /// - Parameter keys: Those of all modules of packages that it might import.
  func key(_ module: PackageModule, keys: [String: String]) -> String {
    var hash = ContentHash()
    let target = module.target
    let parts =
      [toolchain.identity, library.identity, platform, target.module, target.package]
      + [target.swiftVersion, target.bundle.source, target.isOfPackage ? "" : "project"]
      + target.compilerArguments
      + module.dependencies.compactMap { keys[$0] }
    // The names of colours and images are compiled along.
    hash.append(Array(ResourceSets(besideSourcesIn: target.folder).source(bundle: "").utf8))
    for part in parts { hash.append(Array((part + "\n").utf8)) }
    for (file, bytes) in zip(target.files, module.sources) {
      hash.append(Array("\(bytes.count) \(file)\n".utf8))
      hash.append(bytes)
    }
    return hash.hex()
  }

  /// What a module is compiled from but for what is in its files and in the modules that it imports, as a
  /// name for what is kept of it; nil if nothing is.
  private func objectKey(_ module: PackageModule) -> String? {
    let target = module.target
    guard target.files.count >= ObjectFolder.fewestFiles else { return nil }
    var hash = ContentHash()
    let parts =
      [
        "module", toolchain.identity, library.identity, platform, target.module, target.package,
        target.swiftVersion, "\(target.isOfPackage)", "\(allowsPlaceholders)",
        Files.workingFolder, Files.absolute(target.folder),
      ] + target.compilerArguments + module.dependencies
    for part in parts { hash.append(Array((part + "\n").utf8)) }
    return hash.hex()
  }

  /// The keys of modules, each of which follows those that it imports.
  func keys(_ modules: [PackageModule]) -> [String: String] {
    var keys: [String: String] = [:]
    for module in modules { keys[module.target.module] = key(module, keys: keys) }
    return keys
  }

  /// Compiles modules unless they are in the cache.
  ///
  /// - Parameter modules: Each after those that it imports.
  func compile(
    _ modules: [PackageModule],
    cache: ProgramCache,
    progress: (String) -> Void
  ) throws(Failure) -> [CompiledModule] {
    let keys = keys(modules)
    var compiled: [CompiledModule] = []
    for module in modules {
      guard let key = keys[module.target.module] else { continue }
      let names = Set(module.dependencies)
      let imported = compiled.filter { names.contains($0.name) }
      let objectKey = objectKey(module)
      let attempts = Attempts(
        cache: cache,
        key: key,
        objectKey: objectKey,
        // A module that stands on others of which parts are missing is another one.
        isWhole: imported.allSatisfy(\.placeholders.isEmpty),
        allowsPlaceholders: allowsPlaceholders
      )
      let used = try attempts.entry(CachedModule.self) {
        entry,
        attempt throws(Failure) in
        progress("compiling the module \(module.target.module) of \(module.target.package)")
        try compile(
          module,
          importing: imported,
          to: entry,
          keeping: objectKey.flatMap(cache.objectFolder),
          attempt: attempt,
          progress: progress
        )
      }
      compiled.append(CompiledModule(module, used))
    }
    return compiled
  }

  /// Compiles a module.
  private func compile(
    _ module: PackageModule,
    importing imported: [CompiledModule],
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
      rewriting: bundle.map { ["--bundle", $0] } ?? [],
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
    switch attempt {
    case .whole:
      _ = try build.compile(hasPatience: !allowsPlaceholders)
    case .settingAside(let failure):
      let result = try SettingAside(
        build: build,
        firstNumber: ModuleBuild.firstNumber(of: module.target.module),
        importedTables: []
      ).run(after: failure, progress: progress)
      try Files.write(result.table, to: entry.placeholders)
      try Files.write(result.causes, to: entry.causes)
    }
  }
}

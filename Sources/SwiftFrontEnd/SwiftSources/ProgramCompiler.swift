/// Compiles a module into a program.
struct ProgramCompiler {
  private let module: SwiftModule
  private let options: CompilationOptions
  private let library: LibraryFolder
  private let toolchain: Toolchain
  /// The settings of the sources' project or package.
  private let settings: CompilerSettings

  /// Creates a compiler.
  init(
    _ module: SwiftModule,
    options: CompilationOptions,
    library: LibraryFolder,
    toolchain: Toolchain
  ) {
    self.module = module
    self.options = options
    self.library = library
    self.toolchain = toolchain
    settings = module.settings
  }

  /// The colours and images beside the sources, which have names in them.
  var names: ResourceSets { ResourceSets(besideSourcesIn: commonFolder, and: module.resources) }

  /// Returns a name for all inputs of a program's compilation.
  ///
  /// - Parameters:
  ///   - sources: The contents of the module's files.
  ///   - names: The names of colours and images.
  ///   - packages: The keys of the modules that it imports from packages.
  func key(
    _ sources: [[UInt8]],
    names: ResourceSets = ResourceSets(),
    packages: [String] = []
  ) -> String {
    var hash = ContentHash()
    var parts = [
      toolchain.identity, library.identity, options.identity, module.name, settings.identity,
    ]
    parts.append(names.source(bundle: ""))
    // A bundle has the files beside the sources of one place.
    if BundleFolder.isAsked(sources) { parts.append(Files.absolute(module.folder)) }
    for part in parts + packages {
      hash.append(Array((part + "\n").utf8))
    }
    for (file, bytes) in zip(module.files, sources) {
      hash.append(Array("\(bytes.count) \(file)\n".utf8))
      hash.append(bytes)
    }
    return hash.hex()
  }

  /// Returns a name for a program's inputs, except the contents of the files and of the modules
  /// that they import, under which its objects are kept; nil if they are not.
  func objectKey(importing packages: [PackageModule]) -> String? {
    guard module.files.count >= ObjectFolder.fewestFiles else { return nil }
    var hash = ContentHash()
    let parts =
      [
        "program", toolchain.identity, library.identity, options.identity, module.name,
        settings.identity, "\(options.allowsPlaceholders)", Files.workingFolder,
        Files.absolute(module.folder),
      ] + packages.map(\.target.module).sorted()
    for part in parts { hash.append(Array((part + "\n").utf8)) }
    return hash.hex()
  }

  /// Compiles the sources.
  ///
  /// - Parameters:
  ///   - sources: The contents of the module's files.
  ///   - names: The names of colours and images.
  ///   - packages: The modules of packages that they import.
  ///   - objects: The folder in which their objects stay; nil for none.
  ///   - attempt: Whether all of them must compile.
  ///   - progress: Is told of the rounds in which something is set aside.
  func compile(
    _ sources: [[UInt8]],
    names: ResourceSets,
    importing packages: [CompiledModule],
    to program: CachedProgram,
    keeping objects: ObjectFolder? = nil,
    attempt: Attempt = .whole,
    progress: (String) -> Void = { _ in }
  ) throws(Failure) {
    // A file may be called as the module that it shows.
    let isTaken = packages.contains { $0.name == module.name }
    let compilation = ModuleCompilation(
      name: isTaken ? module.name + "_" : module.name,
      files: module.files,
      folder: objects?.path ?? program.folder,
      library: library,
      toolchain: toolchain,
      platform: options.platform,
      packages: packages,
      objects: objects
    )
    try compilation.copy(sources)
    let entry = compilation.folder + "/entry.swift"
    let calls = compilation.folder + "/calls"
    let names = try compilation.write(names, bundle: "Foundation.Bundle.main")
    let build = ModuleBuild(
      compilation: compilation,
      sources: sources,
      rewriting: ["--entry", entry]
        + (options.view.map { ["--view", $0, "--view-calls", calls] } ?? [])
        + (module.setup.map { ["--setup", $0] } ?? []),
      resources: names,
      settings: [
        "-swift-version", options.swiftVersion ?? settings.swiftVersion ?? "5", "-module-name",
        compilation.name,
        // As in projects of Xcode.
        "-enable-bare-slash-regex",
      ] + settings.arguments,
      product: .program(
        path: program.path,
        arguments: linkerArguments(importing: packages)
      ),
      added: [entry] + (names.map { [$0] } ?? [])
    )
    do {
      try make(build, program, packages, attempt, progress)
    } catch {
      throw error.naming(callsIn: calls)
    }
    try noteResources(askedForBy: sources, program)
  }

  /// Notes whether the program asks for resources.
  func noteResources(
    askedForBy sources: [[UInt8]],
    _ program: CachedProgram
  ) throws(Failure) {
    if BundleFolder.isAsked(sources) { try Files.write([], to: program.asksForResources) }
  }

  private func linkerArguments(importing packages: [CompiledModule]) -> [String] {
    ["-Xlinker", "-rpath=\(library.path):\(library.shims)"]
      + library.linkerArguments + packages.flatMap(\.linkerArguments)
      // A function that this system's library lacks is an error only for its callers.
      + (packages.contains(where: \.isForeign)
        ? ["-Xlinker", "--unresolved-symbols=ignore-all", "-Xlinker", "-z", "-Xlinker", "lazy"]
        : [])
  }

  /// Links the program of a module that other programs import as well: it has been compiled for all of them.
  ///
  /// - Parameters:
  ///   - entry: The source of the program's entry.
  ///   - shown: The module, of whose files the program tells.
  ///   - modules: That module, and those that it imports.
  func link(
    _ entry: [UInt8],
    showing shown: SharedModule,
    _ modules: [CompiledModule],
    to program: CachedProgram
  ) throws(Failure) {
    let compilation = ModuleCompilation(
      // No type of the entry is called so.
      name: "EspalierStart",
      files: [program.folder + "/entry.swift", program.folder + "/files.swift"],
      folder: program.folder,
      library: library,
      toolchain: toolchain,
      platform: options.platform,
      packages: modules
    )
    try compilation.copy([entry, Array(shown.filesSource.utf8)])
    _ = try compilation.compile(
      ["-swift-version", "5", "-module-name", compilation.name],
      making: .program(path: program.path, arguments: linkerArguments(importing: modules)),
      adding: []
    )
    let causes = modules.map(\.causes).filter { !$0.isEmpty }
    if !causes.isEmpty {
      try Files.write(Array(causes.joined(separator: [UInt8(ascii: "\n")])), to: program.causes)
    }
    let warnings = modules.first { $0.name == shown.name }?.warnings ?? []
    try Files.write(warnings, to: program.warnings)
  }

  private func make(
    _ build: ModuleBuild,
    _ program: CachedProgram,
    _ packages: [CompiledModule],
    _ attempt: Attempt,
    _ progress: (String) -> Void
  ) throws(Failure) {
    let warnings: String
    switch attempt {
    case .whole:
      warnings = try build.compile(hasPatience: !options.allowsPlaceholders)
    case .settingAside(let failure):
      let result = try SettingAside(
        build: build,
        firstNumber: 0,
        importedTables: packages.map(\.placeholders),
        reaches: true,
        wholeFile: module.setup.flatMap(module.files.firstIndex(of:))
      ).run(after: failure, progress: progress)
      warnings = result.warnings
      let causes = [result.causes] + packages.map(\.causes)
      try Files.write(
        Array(causes.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: "\n")])),
        to: program.causes
      )
    }
    try Files.write(Array(warnings.utf8), to: program.warnings)
  }

  /// The folder that all files are in.
  private var commonFolder: String {
    let folders = module.files.filter { $0 != module.setup }.map {
      Files.absolute($0).split(separator: "/").dropLast()
    }
    guard var common = folders.first else { return Files.workingFolder }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return "/" + common.joined(separator: "/")
  }
}

extension Failure {
  /// The failure with a word on what the view of the command line takes, if it is about that.
  fileprivate func naming(callsIn path: String) -> Failure {
    guard text.split(separator: "\n").contains(where: { $0.hasPrefix("--view:") }),
      let bytes = try? Files.read(path)
    else { return self }
    let calls = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return searching { "the view is made by " + calls.joined(separator: " or ") }
  }
}

/// Compiles a module into a program.
struct ProgramCompiler {
  private let module: SwiftModule
  private let options: CompilationOptions
  private let library: LibraryFolder
  private let toolchain: Toolchain

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
  }

  /// What a program is compiled from, as a name for it.
  func key(_ sources: [[UInt8]]) -> String {
    var hash = ContentHash()
    for part in [toolchain.identity, library.identity, options.identity, module.name] {
      hash.append(Array((part + "\n").utf8))
    }
    for (file, bytes) in zip(module.files, sources) {
      hash.append(Array("\(bytes.count) \(file)\n".utf8))
      hash.append(bytes)
    }
    return hash.hex()
  }

  /// Compiles the sources.
  ///
  /// - Parameter sources: What is in the module's files.
  func compile(_ sources: [[UInt8]], to program: CachedProgram) throws(Failure) {
    let copies = module.files.indices.map { program.folder + "/source\($0).swift" }
    for (copy, bytes) in zip(copies, sources) { try Files.write(bytes, to: copy) }
    let entry = program.folder + "/entry.swift"
    let resources = program.folder + "/resources.swift"
    let names = ResourceSets(besideSourcesIn: commonFolder, and: module.resources).source
    if !names.isEmpty { try Files.write(Array(names.utf8), to: resources) }
    try rewrite(copies, entry: entry, resources: names.isEmpty ? nil : resources)
    let overlay = program.folder + "/overlay.json"
    try Files.write(Array(SourceOverlay(module.files, copies: copies).text.utf8), to: overlay)
    let added = names.isEmpty ? [entry] : [entry, resources]
    let temporaries = program.folder + "/temporaries"
    try Files.makeFolder(temporaries)
    let command = command(adding: added, overlay: overlay, output: program.path)
    let result = try Subprocess(command, temporaries: temporaries).run()
    guard result.status == 0 else {
      throw Failure(diagnostics: result.output, status: Failure.badSource)
    }
    try Files.write(Array(result.output.utf8), to: program.warnings)
    if BundleFolder.isAsked(sources) { try Files.write([], to: program.asksForResources) }
    for file in copies + added + [overlay, temporaries] { Files.remove(file) }
  }

  /// Lets conditions in the sources hold for the platform, and writes the program's entry.
  ///
  /// - Parameter resources: The names of colours and images, of which those go that sources declare.
  private func rewrite(
    _ copies: [String],
    entry: String,
    resources: String?
  ) throws(Failure) {
    var command = [
      library.sourcesTool, "--module", module.name, "--platform", options.platform, "--modules",
      ModuleNames.all(shims: library.shims).joined(separator: ","), "--entry", entry,
    ]
    if let view = options.view { command += ["--view", view] }
    if let resources { command += ["--resources", resources] }
    for (file, copy) in zip(module.files, copies) { command += [file, copy] }
    let result = try Subprocess(command).run()
    guard result.status == 0 else {
      throw Failure(diagnostics: result.output, status: result.status)
    }
  }

  /// The compiler's command; the overlay shows it the copies under the names of the files, which
  /// messages and `#filePath` then have.
  private func command(adding added: [String], overlay: String, output: String) -> [String] {
    [
      toolchain.compiler, "-Onone", "-gline-tables-only", "-wmo", "-swift-version",
      options.swiftVersion,
      "-parse-as-library", "-D", "DEBUG", "-module-name", module.name, "-vfsoverlay", overlay,
      "-I", library.modules, "-I", library.shims, "-load-plugin-library", library.macros,
    ] + implicitImports + library.linkerArguments + [
      "-Xlinker", "-rpath=\(library.path):\(library.shims)", "-o", output,
    ] + module.files + added
  }

  /// The folder that all files are in.
  private var commonFolder: String {
    let folders = module.files.map { Files.absolute($0).split(separator: "/").dropLast() }
    guard var common = folders.first else { return Files.workingFolder }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return "/" + common.joined(separator: "/")
  }

  /// What sources use without importing it: Apple's Foundation brings along what is in SwiftUI here,
  /// and Apple's SwiftUI brings UIKit along, unless it is that of a Mac.
  private var implicitImports: [String] {
    let modules = options.platform == "macOS" ? ["SwiftUI"] : ["SwiftUI", "UIKit"]
    return modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}

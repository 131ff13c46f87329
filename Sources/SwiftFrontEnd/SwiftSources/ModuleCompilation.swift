/// A run of the compiler for the sources of one module, a program's or a package's: copies of them are
/// rewritten and read under the names of the files.
struct ModuleCompilation {
  /// The name that the sources have for their module.
  let name: String
  let files: [String]
  /// The folder for copies and results.
  let folder: String
  let library: LibraryFolder
  let toolchain: Toolchain
  let platform: String
  /// The modules of packages that the sources import.
  let packages: [CompiledModule]
  /// The libraries of the macros that the module itself declares.
  var macros: [String] = []
  /// The folder of objects, if each file has one that is kept; it is ``folder`` then.
  var objects: ObjectFolder?

  private var copies: [String] { files.indices.map { folder + "/source\($0).swift" } }
  private var overlay: String { folder + "/overlay.json" }
  var temporaries: String { folder + "/temporaries" }

  /// Makes the copies.
  ///
  /// - Parameter sources: The contents of the files.
  func copy(_ sources: [[UInt8]]) throws(Failure) {
    for (copy, bytes) in zip(copies, sources) { try Files.write(bytes, to: copy) }
    try Files.write(Array(SourceOverlay(files, copies: copies).text.utf8), to: overlay)
    try Files.makeFolder(temporaries)
    try objects?.takeInterfaces(packages)
  }

  /// Writes the Swift names of colours and images.
  ///
  /// - Parameter bundle: The bundle that they are in, as an expression.
  /// - Returns: The source that holds them; nil if there are none.
  func write(_ resources: ResourceSets, bundle: String) throws(Failure) -> String? {
    let source = resources.source(bundle: bundle)
    guard !source.isEmpty else { return nil }
    let path = folder + "/resources.swift"
    try Files.write(Array(source.utf8), to: path)
    return path
  }

  /// Lets conditions in the sources hold for the platform.
  ///
  /// - Parameters:
  ///   - resources: The source of names, of which those go that the sources declare.
  ///   - options: Further options, such as for a program's entry.
  func rewrite(resources: String?, _ options: [String] = []) throws(Failure) {
    let modules = ModuleNames.all(shims: library.shims) + packages.map(\.name)
    var command = [
      library.sourcesTool, "--module", name, "--platform", platform, "--modules",
      modules.joined(separator: ","),
    ]
    let renamed = packages.filter { $0.symbolName != $0.name }
    if !renamed.isEmpty {
      let pairs = renamed.map { "\($0.name)=\($0.symbolName)" }
      command += ["--renamed", pairs.joined(separator: ",")]
    }
    for package in packages {
      if let types = package.types { command += ["--types-of", "\(package.name)=\(types)"] }
    }
    if let resources { command += ["--resources", resources] }
    command += options
    for (file, copy) in zip(files, copies) { command += [file, copy] }
    let result = try Subprocess(command).run()
    guard result.status == 0 else { throw failure(result, status: result.status) }
  }

  /// Compiles the copies; all of them at once, unless objects are kept.
  ///
  /// - Parameters:
  ///   - options: The compiler's options.
  ///   - product: The product, with its path.
  ///   - added: Sources that are no copies.
  /// - Returns: The compiler's warnings.
  func compile(
    _ options: [String],
    making product: Product,
    adding added: [String]
  ) throws(Failure) -> String {
    if let objects { return try compileChanges(options, objects, making: product, adding: added) }
    let command =
      [toolchain.compiler, "-Onone", "-gline-tables-only", "-wmo"] + arguments + options
      + product.arguments + files + added
    let result = try Subprocess(command, temporaries: temporaries).run()
    guard result.status == 0 else { throw failure(result, status: Failure.badSource) }
    for file in copies + added + [overlay, temporaries] { Files.remove(file) }
    return result.output
  }

  /// Compiles those of the copies that have changed since the last time, and what depends on them.
  private func compileChanges(
    _ options: [String],
    _ objects: ObjectFolder,
    making product: Product,
    adding added: [String]
  ) throws(Failure) -> String {
    let sources = files + added
    try objects.begin(sources, copies: copies + added)
    let before = objects.stamps(sources)
    let command =
      [
        toolchain.compiler, "-incremental", "-enable-batch-mode", "-j",
        "\(CompilerSlots.shared.jobs)", "-continue-building-after-errors", "-c", "-Onone",
        "-gline-tables-only", "-output-file-map", objects.map,
      ] + product.interfaceArguments(in: objects.path) + arguments + options + sources
    let result = try Subprocess(command, temporaries: temporaries).run()
    objects.end()
    let remarks = CompilerRemarks(result.output, files: sources)
    guard result.status == 0 else {
      if result.writeProblem != nil { throw failure(result, status: result.status) }
      throw Failure(diagnostics: remarks.text, status: Failure.badSource)
    }
    let warnings = try objects.remarks(remarks, of: sources, before: before)
    try link(sources.map { objects.object(of: $0) }, product, objects)
    Files.remove(temporaries)
    return warnings
  }

  /// Makes one file of the objects of a module.
  private func link(
    _ objects: [String],
    _ product: Product,
    _ folder: ObjectFolder
  ) throws(Failure) {
    let result: Subprocess.Result
    switch product {
    case .program(let path, let arguments):
      result = try Subprocess(
        [toolchain.compiler, "-o", path] + objects + arguments,
        temporaries: temporaries
      ).run()
    case .module(let name, let interface, let object):
      try Files.write(try Files.read(folder.interface(of: name)), to: interface)
      result = try Subprocess([toolchain.linker, "-r", "-o", object] + objects).run()
    }
    guard result.status == 0 else { throw failure(result, status: Failure.badSource) }
  }

  /// Lets the compiler read the copies, on all cores, without making anything of them.
  ///
  /// - Parameters:
  ///   - primaries: The numbers of the files whose errors are looked for; nil for all.
  ///   - options: The compiler's options.
  ///   - added: Sources that are no copies.
  ///   - findsFlow: Whether errors are looked for that only code has which is of the right types, such as a missing
  ///     `return`; only in files that are primary.
  /// - Returns: The compiler's output, and whether it found no errors.
  func check(
    _ primaries: [Int]?,
    _ options: [String],
    adding added: [String],
    findsFlow: Bool = false
  ) throws(Failure) -> (text: String, isFine: Bool) {
    let cores = CompilerSlots.shared.jobs
    var commands: [[String]] = []
    if let primaries, let frontend = frontend(findsFlow ? "-emit-sil" : "-typecheck", options) {
      // Each reads all files, whichever are its own.
      let count = primaries.count < ModuleCompilation.fewFiles ? 1 : cores
      for part in 0..<count {
        let own = Set(primaries.enumerated().filter { $0.offset % count == part }.map(\.element))
        let sources = files.enumerated().flatMap { number, file in
          own.contains(number) ? ["-primary-file", file] : [file]
        }
        // The objects made of them are thrown away.
        let outputs = findsFlow ? own.flatMap { _ in ["-o", "/dev/null"] } : []
        commands.append(frontend + sources + added + outputs)
      }
    } else {
      commands.append(
        [
          toolchain.compiler, "-typecheck", "-enable-batch-mode", "-j", "\(cores)",
          "-continue-building-after-errors",
        ] + arguments + options + files + added
      )
    }
    var running: [Subprocess.Running] = []
    for command in commands {
      running.append(try Subprocess(command, temporaries: temporaries).start())
    }
    let results = running.map { $0.wait() }
    for result in results where result.writeProblem != nil {
      throw failure(result, status: result.status)
    }
    return (results.map(\.output).joined(), results.allSatisfy { $0.status == 0 })
  }

  /// Looks for the modules that the copies import, and reads nothing else.
  ///
  /// Without one of them the compiler says nothing of other errors, and looks for all of them all the same.
  /// In a few files that takes no longer.
  ///
  /// - Returns: The errors about missing modules, and of syntax; empty if there are none.
  func resolveImports(
    _ options: [String],
    adding added: [String]
  ) throws(Failure) -> String {
    guard files.count >= ModuleCompilation.fewFiles,
      let frontend = frontend("-resolve-imports", options)
    else { return "" }
    let result = try Subprocess(frontend + files + added, temporaries: temporaries).run()
    return result.status == 0 ? "" : result.output
  }

  /// The compiler without its driver, with all but the files; nil if it is not where it is looked for.
  ///
  /// - Parameters:
  ///   - mode: The mode of the compiler, as the option that asks for it.
  ///   - options: The options of the compiler's driver.
  private func frontend(_ mode: String, _ options: [String]) -> [String]? {
    toolchain.frontend(mode).map {
      $0 + ["-module-name", name] + (arguments + options).filter { $0 != "-Xfrontend" }
    }
  }

  /// Below how many files a second compiler costs more than it saves.
  static let fewFiles = 12

  /// The folders of the interfaces of the modules that the sources import.
  private var interfaceFolders: [String] {
    guard let objects else { return packages.flatMap(\.interfaceFolders) }
    return [objects.imports] + packages.filter(\.isForeign).flatMap(\.interfaceFolders)
  }

  /// The interfaces of the modules that the sources may import, except the system's modules in C.
  var interfaces: [String] {
    let own = ["SwiftUI", "OpenCombine", "OpenCombineFoundation"].map {
      library.modules + "/\($0).swiftmodule"
    }
    let others = ([library.shims] + packages.flatMap(\.interfaceFolders)).flatMap { folder in
      Files.names(in: folder).filter { $0.hasSuffix(".swiftmodule") }.map { folder + "/" + $0 }
    }
    return own + others + toolchain.interfaces
  }

  /// The compiler's arguments for reading the copies.
  private var arguments: [String] {
    [
      "-parse-as-library", "-D", "DEBUG", "-vfsoverlay", overlay, "-I", library.modules, "-I",
      library.shims, "-load-plugin-library", library.macros,
    ] + interfaceFolders.flatMap { ["-I", $0] }
      + (macros + packages.flatMap(\.macros)).flatMap { ["-load-plugin-library", $0] }
      + implicitImports
      + ["-Xfrontend", "-disable-all-autolinking"]
  }

  /// The failure of a compilation: the sources, unless it is the disk that they are compiled on.
  private func failure(_ result: Subprocess.Result, status: Int32) -> Failure {
    guard let problem = result.writeProblem else {
      return Failure(diagnostics: result.output, status: status)
    }
    return Failure("cannot write to \(folder): \(problem)", status: Failure.cannotWrite)
  }

  /// The modules that sources use without importing them: Apple's Foundation brings along names
  /// that are in SwiftUI here, and Apple's SwiftUI brings UIKit along, except on a Mac.
  private var implicitImports: [String] {
    let modules = platform == "macOS" ? ["SwiftUI"] : ["SwiftUI", "UIKit"]
    return modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }
}

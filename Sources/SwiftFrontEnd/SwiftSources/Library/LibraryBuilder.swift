import Glibc

/// Builds, in a checkout, what programs are compiled against.
struct LibraryBuilder {
  private let root: String
  private let folder: String
  private let products: String
  private let toolchain: Toolchain

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - root: The checkout.
  ///   - folder: The folder for the result.
  ///   - products: The folder in which SwiftPM puts the library.
  init(root: String, folder: String, products: String, toolchain: Toolchain) {
    self.root = root
    self.folder = folder
    self.products = products
    self.toolchain = toolchain
  }

  private var library: LibraryFolder { LibraryFolder(path: folder, checkout: nil) }

  /// Builds all.
  ///
  /// - Parameter isLibraryBuilt: Whether the library is taken as it is.
  func build(isLibraryBuilt: Bool, progress: (String) -> Void) throws(Failure) {
    try buildTools(progress: progress)
    if !isLibraryBuilt { try buildLibrary(progress: progress) }
    try collect()
    let identity = try identity()
    let isCurrent = (try? Files.read(library.identityFile)) == Array(identity.utf8)
    if !isCurrent {
      Files.remove(library.identityFile)
      try buildShims(progress: progress)
      try Files.write(Array(identity.utf8), to: library.identityFile)
    }
    try Files.write(Array(toolchain.identity.utf8), to: folder + "/toolchain")
    try Files.write(Array(try toolchain.target().release.utf8), to: folder + "/release")
  }

  /// A text that changes when the modules beside the library, and then programs, have to be
  /// compiled anew.
  private func identity() throws(Failure) -> String {
    let interface = LibraryInterface(modules: library.modules, sources: root + "/Sources")
    var hash = ContentHash()
    hash.append(Array(try interface.hash().utf8))
    hash.append(try Files.read(folder + "/tools/built"))
    FolderStamps.append(root + "/Sources/SwiftFrontEnd/CProgramSupport/include", to: &hash)
    FolderStamps.append(root + "/Sources/SwiftFrontEnd/Shims", to: &hash)
    return hash.hex()
  }

  private func buildLibrary(progress: (String) -> Void) throws(Failure) {
    progress("building the library SwiftUI, which takes minutes the first time")
    let compiler = Files.folder(of: toolchain.compiler) ?? ""
    let command = [
      // As the tools build it (Package.swift).
      "/usr/bin/env", "ESPALIER_TESTABLE=1", compiler + "/swift", "build",
      "--package-path", root, "-c", "release", "--product",
      LibraryFolder.product,
    ]
    try run([command])
  }

  // MARK: Tools

  /// Builds what reads sources: the macros, and the program that rewrites them.
  private func buildTools(progress: (String) -> Void) throws(Failure) {
    var hash = ContentHash()
    hash.append(Array(toolchain.identity.utf8))
    let sources = root + "/Sources/SwiftFrontEnd/CompilerTools"
    FolderStamps.append(sources, to: &hash)
    let signature = Array(hash.hex().utf8)
    let stamp = folder + "/tools/built"
    if let built = try? Files.read(stamp), built == signature { return }
    progress("building the macros")
    try Files.makeFolder(folder + "/tools")
    let host = try toolchain.hostLibraries()
    let tools = ToolBuilder(compiler: toolchain.compiler, hostLibraries: host)
    try run([
      tools.macros(from: sources + "/EspalierMacros", to: library.macros),
      tools.sourcesTool(from: sources + "/EspalierSources", to: library.sourcesTool),
    ])
    try Files.write(signature, to: stamp)
  }

  // MARK: The library

  /// Puts what the build made where compilers look for it.
  private func collect() throws(Failure) {
    let built = products + "/" + Files.name(of: library.library)
    guard Files.exists(built) else {
      throw Failure(
        "there is no \(built), which Swift sources are compiled against",
        hint: "build it with 'swift build'",
        status: Failure.unavailable
      )
    }
    try collectLibrary(built)
    Files.remove(library.modules)
    try Files.makeFolder(library.modules)
    // A build of the whole package has the shims as well; programs have them from their own folder.
    let shims = Set(
      Files.names(in: root + "/Sources/SwiftFrontEnd/Shims").map { $0 + ".swiftmodule" }
    )
    for name in Files.names(in: products + "/Modules")
    where name.hasSuffix(".swiftmodule") && !shims.contains(name) {
      try link(products + "/Modules/" + name, as: library.modules + "/" + name)
    }
    try link(root + "/Sources/SwiftFrontEnd/Frameworks", as: library.frameworks)
    try link(
      root + "/Sources/SwiftFrontEnd/CProgramSupport/include",
      as: library.modules + "/CProgramSupport"
    )
    let map = librariesOfC().map { "module \($0) {}\n" }.joined()
    try Files.write(Array(map.utf8), to: library.modules + "/module.modulemap")
  }

  /// Puts the library there in a form that is loaded without what fetches from the network.
  ///
  /// That and the libraries behind it bring a third of all relocations of a start, and few screens have a
  /// `URLSession`. The program of one that has is linked to them (`LibraryFolder.linkerArguments`), and
  /// the library's code for it finds them then.
  private func collectLibrary(_ built: String) throws(Failure) {
    guard var object = SharedObject(try Files.read(built, atMost: .max)),
      object.forget("libFoundationNetworking.so", module: "FoundationNetworking")
    else { return try link(built, as: library.library) }
    unlink(library.library)
    try Files.write(object.bytes, to: library.library)
  }

  /// The C libraries behind Swift modules, which name them, and whose headers programs need not read.
  private func librariesOfC() -> [String] {
    let packages = root + "/.build/checkouts"
    let own = Files.names(in: root + "/Sources").map { "\(root)/Sources/\($0)" }
    let sources = own + Files.names(in: packages).map { "\(packages)/\($0)/Sources" }
    return sources.flatMap { sources in
      Files.names(in: sources).filter { name in
        name != "CProgramSupport"
          && (Files.exists("\(sources)/\(name)/module.modulemap")
            || Files.isFolder("\(sources)/\(name)/include"))
      }
    }
  }

  private func link(_ target: String, as path: String) throws(Failure) {
    unlink(path)
    guard symlink(target, path) == 0 else {
      throw Files.failure(path, "cannot write", Failure.cannotWrite)
    }
  }

  // MARK: Modules for sources alone

  private func buildShims(progress: (String) -> Void) throws(Failure) {
    progress("building the modules beside it")
    Files.remove(library.shims)
    try Files.makeFolder(library.shims)
    let shims = try ShimBuilder.all(
      in: root + "/Sources/SwiftFrontEnd/Shims",
      library: library,
      compiler: toolchain.compiler
    )
    for list in shims { try run(list.map(\.command)) }
  }

  /// Runs commands, as many at a time as there are processors; their output is dropped unless they
  /// fail.
  private func run(_ commands: [[String]]) throws(Failure) {
    let temporaries = folder + "/temporaries"
    try Files.makeFolder(temporaries)
    defer { Files.remove(temporaries) }
    let width = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    for start in stride(from: 0, to: commands.count, by: width) {
      try runAtOnce(commands[start..<min(start + width, commands.count)], temporaries)
    }
  }

  private func runAtOnce(_ commands: ArraySlice<[String]>, _ temporaries: String) throws(Failure) {
    var running: [Subprocess.Running] = []
    var failure: Failure?
    do throws(Failure) {
      for command in commands {
        running.append(try Subprocess(command, temporaries: temporaries).start())
      }
    } catch { failure = error }
    // All have ended before anything is said.
    for (command, result) in zip(commands, running.map { $0.wait() }) where result.status != 0 {
      if let problem = result.writeProblem {
        let message = "cannot write what Swift sources need: \(problem)"
        failure = Failure(message, status: Failure.cannotWrite)
        continue
      }
      failure = Failure(
        diagnostics: result.output + "espalier: error: '\(command[0])' ended with status "
          + "\(result.status) while it built what Swift sources need",
        status: Failure.software
      )
    }
    if let failure { throw failure }
  }
}

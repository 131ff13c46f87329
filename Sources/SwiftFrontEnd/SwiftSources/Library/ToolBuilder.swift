/// Compiles the programs that read Swift, against the toolchain's parser.
struct ToolBuilder {
  private let compiler: String
  private let hostLibraries: String

  init(compiler: String, hostLibraries: String) {
    self.compiler = compiler
    self.hostLibraries = hostLibraries
  }

  /// The command that builds the macros as a library that the compiler loads.
  func macros(from sources: String, to library: String) -> [String] {
    command("EspalierMacros", ["SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"])
      + ["-emit-library", "-o", library] + files(in: sources)
  }

  /// The command that builds the program that rewrites sources.
  func sourcesTool(from sources: String, to program: String) -> [String] {
    command("EspalierSources", ["SwiftSyntax", "SwiftParser"])
      + ["-parse-as-library", "-o", program] + files(in: sources)
  }

  private func command(_ module: String, _ libraries: [String]) -> [String] {
    [
      compiler, "-O", "-wmo", "-swift-version", "6", "-module-name", module, "-I", hostLibraries,
      "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
    ] + libraries.map { "-l" + $0 }
  }

  private func files(in folder: String) -> [String] {
    var files: [String] = []
    FolderWalk.run(folder) { entry in
      if !entry.isFolder, entry.name.hasSuffix(".swift") { files.append(entry.path) }
      return true
    }
    return files.sorted()
  }
}

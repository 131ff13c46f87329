/// How a module that only users' sources see is compiled.
///
/// SwiftPM puts all modules of a build into one folder, where packages would find them and take the
/// system for another, so these are no targets.
struct ShimBuilder {
  private let name: String
  private let library: LibraryFolder
  private let compiler: String

  init(name: String, library: LibraryFolder, compiler: String) {
    self.name = name
    self.library = library
    self.compiler = compiler
  }

  /// The command that builds the module from a folder.
  func command(sources: String) -> [String] {
    let files = Files.names(in: sources).filter { $0.hasSuffix(".swift") }
    return [
      compiler, "-O", "-wmo", "-swift-version", "5", "-parse-as-library", "-module-name", name,
      "-module-link-name", name, "-emit-module", "-emit-module-path",
      "\(library.shims)/\(name).swiftmodule", "-emit-library", "-o",
      "\(library.shims)/lib\(name).so", "-I", library.modules, "-I", library.shims, "-L",
      library.path, "-L", library.shims, "-l\(LibraryFolder.product)", "-Xlinker",
      "-rpath=$ORIGIN:$ORIGIN/..",
      "-load-plugin-library", library.macros,
    ] + files.map { sources + "/" + $0 }
  }
}

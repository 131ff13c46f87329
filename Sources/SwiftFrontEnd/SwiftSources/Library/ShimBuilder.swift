/// Compiles the modules that only users' sources see.
///
/// SwiftPM puts all modules of a build into one folder, where packages would find them and take the
/// system for another, so these are no targets.
struct ShimBuilder {
  private let name: String
  private let files: [String]
  private let library: LibraryFolder
  private let compiler: String

  /// Creates the builder of a module.
  ///
  /// - Parameter sources: The folder of the module's sources, which has its name.
  init(sources: String, library: LibraryFolder, compiler: String) {
    name = Files.name(of: sources)
    files = SwiftModule.sources(in: sources)
    self.library = library
    self.compiler = compiler
  }

  /// The modules of the folders in a folder: those of each list import only those of lists before it.
  static func all(
    in folder: String,
    library: LibraryFolder,
    compiler: String
  ) throws(Failure) -> [[ShimBuilder]] {
    var waiting: [(shim: ShimBuilder, imports: Set<String>)] = []
    for name in Files.names(in: folder) where Files.isFolder(folder + "/" + name) {
      let shim = ShimBuilder(
        sources: folder + "/" + name,
        library: library,
        compiler: compiler
      )
      waiting.append((shim, try shim.imports()))
    }
    var lists: [[ShimBuilder]] = []
    while !waiting.isEmpty {
      let names = Set(waiting.map(\.shim.name))
      var ready = waiting.filter { $0.imports.isDisjoint(with: names) }
      // Modules that import each other are left to the compiler's own message.
      if ready.isEmpty { ready = [waiting[0]] }
      lists.append(ready.map(\.shim))
      let done = Set(ready.map(\.shim.name))
      waiting.removeAll { done.contains($0.shim.name) }
    }
    return lists
  }

  /// The modules that the sources import.
  private func imports() throws(Failure) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      let text = String(decoding: try Files.read(file), as: UTF8.self)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if let index = words.firstIndex(of: "import"), words.indices.contains(index + 1) {
          names.insert(String(words[index + 1]))
        }
      }
    }
    return names.subtracting([name])
  }

  /// The command that builds the module: nothing in one is worth the time that optimizing takes, for which
  /// the first screen would have to wait.
  var command: [String] {
    [
      compiler, "-Onone", "-wmo", "-swift-version", "5", "-parse-as-library", "-module-name",
      name, "-module-link-name", name, "-emit-module", "-emit-module-path",
      "\(library.shims)/\(name).swiftmodule", "-emit-library", "-o",
      "\(library.shims)/lib\(name).so", "-I", library.modules, "-I", library.shims,
      "-load-plugin-library", library.macros, "-Xlinker", "-rpath=$ORIGIN:$ORIGIN/..",
    ] + library.linkerArguments + files
  }
}

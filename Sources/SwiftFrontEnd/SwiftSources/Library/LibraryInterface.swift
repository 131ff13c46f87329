/// The library's interface for programs that are compiled against it: the modules that `SwiftUI` is
/// made of, and the program's entry.
///
/// A Swift module holds the layouts of its types and the functions that its importers may take into
/// themselves, so a program stays what it is while these bytes do, whatever the functions behind them
/// do now: the library is loaded when the program starts.
struct LibraryInterface {
  /// The library's folder of modules.
  private let modules: String
  /// The folder whose folders have one of sources for each module of the library.
  private let sources: String

  /// Creates the interface of the modules in a folder, which have their sources in another.
  init(modules: String, sources: String) {
    self.modules = modules
    self.sources = sources
  }

  /// The hash of the modules' bytes, in hexadecimal.
  func hash() throws(Failure) -> String {
    var hash = ContentHash()
    for module in try names().sorted() {
      let path = "\(modules)/\(module).swiftmodule"
      guard Files.exists(path) else { continue }
      hash.append(Array((module + "\n").utf8))
      hash.append(try Files.read(path, atMost: .max))
    }
    return hash.hex()
  }

  /// `SwiftUI` with all that it imports, and what the entry calls.
  ///
  /// Modules that only the entry's module imports are invisible to a program.
  private func names() throws(Failure) -> Set<String> {
    let folders = Files.names(in: sources).map { "\(sources)/\($0)" }
    var names: Set<String> = ["PreviewRunner"]
    var waiting = ["SwiftUI"]
    while let module = waiting.popLast() {
      guard names.insert(module).inserted else { continue }
      for folder in folders {
        for file in SwiftModule.sources(in: "\(folder)/\(module)") {
          waiting += ImportedModules.names(in: try Files.read(file))
        }
      }
    }
    return names
  }
}

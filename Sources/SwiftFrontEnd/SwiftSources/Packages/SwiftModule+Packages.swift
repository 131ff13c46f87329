/// The sources of packages that a module imports.
extension SwiftModule {
  /// The files of all modules that its sources import from packages beside it; none of what cannot be
  /// read.
  package var importedFiles: [String] {
    let sources = files.compactMap { try? Files.read($0) }
    let folder = Files.absolute(folder)
    let found = try? PackageModule.all(importedBy: sources, in: folder)
    return (found?.modules ?? []).flatMap(\.target.files)
  }
}

internal import ProjectModel

/// A target of a project of Xcode, as paths from the root.
struct XcodeTarget {
  /// Its key in the project.
  let key: String
  let name: String
  /// The type of its product, such as `com.apple.product-type.application`.
  let productType: String
  var sources: Set<String> = []
  /// Folders that it takes everything from, each with a slash at its end.
  var wholeFolders: [String] = []
  /// Files and folders in such folders that it leaves out.
  var exceptions: Set<String> = []
  /// Catalogues, tables of strings and other files that it takes along.
  var resources: [String] = []
  /// The build settings of its configuration.
  let buildSettings: BuildSettings
  /// The targets of the project that it depends on, by their names.
  var dependencies: [String] = []
  /// The products of packages that it depends on.
  var products: [String] = []

  /// The platform that its files are built for (V21.5): a phone, unless it supports others alone.
  let platform: XcodePlatform

  /// Its compiler settings.
  var settings: CompilerSettings { CompilerSettings(ModuleSettings(buildSettings)) }

  /// Whether it takes a file since it takes all that lies in a folder.
  func takesWholly(_ path: String) -> Bool {
    guard let folder = wholeFolders.first(where: { path.hasPrefix($0) }) else { return false }
    var path = path
    while path.utf8.count >= folder.utf8.count {
      if exceptions.contains(path) { return false }
      guard let outer = Files.folder(of: path), outer != path else { break }
      path = outer
    }
    return true
  }

  func takes(_ path: String) -> Bool { sources.contains(path) || takesWholly(path) }

  /// All of its sources in Swift that are there, without those that its settings exclude.
  var files: [String] {
    let exclusion = XcodeExclusion(buildSettings)
    var files = sources.filter { $0.hasSuffix(".swift") && Files.exists($0) }
    for folder in wholeFolders {
      FolderWalk.run(String(folder.dropLast())) { entry in
        if entry.isFolder { return !entry.name.contains(".") && !exceptions.contains(entry.path) }
        if entry.name.hasSuffix(".swift"), takesWholly(entry.path) { files.insert(entry.path) }
        return false
      }
    }
    return files.filter { !exclusion.excludes($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

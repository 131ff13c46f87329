/// A target of a package, which makes a module.
struct PackageTarget {
  /// The module's name, as sources import it.
  let module: String
  /// The name of its package.
  let package: String
  /// The folder that its sources are in.
  let folder: String
  /// Its sources.
  let files: [String]
  /// The language mode.
  let swiftVersion: String
  /// What else its manifest asks of the compiler.
  let compilerArguments: [String]
  /// What its bundle holds.
  let bundle: ModuleBundle

  private static let usualFolders = ["Sources", "Source", "src", "srcs"]

  /// Finds the sources; nil if there are none in Swift.
  init?(_ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String) {
    guard let place = PackageTarget.place(of: target, of: manifest, in: folder) else { return nil }
    let files = SwiftModule.sources(in: place).filter { file in
      let name = String(file.dropFirst(place.utf8.count + 1))
      return (target.sources.isEmpty || target.sources.contains { name.isIn($0) })
        && !target.excluded.contains { name.isIn($0) }
    }
    guard !files.isEmpty else { return nil }
    module = PackageTarget.moduleName(target.name)
    package = manifest.name.isEmpty ? "package" : manifest.name
    self.folder = place
    self.files = files
    swiftVersion = target.swiftVersion
    compilerArguments = target.compilerArguments
    bundle = ModuleBundle(of: target, in: place, package: package, manifest: manifest)
  }

  /// One of Apple's frameworks, as far as the library has it; nil if it has not.
  init?(framework name: String, in folder: String) {
    let place = folder + "/" + name
    let files = SwiftModule.sources(in: place)
    guard !files.isEmpty else { return nil }
    module = name
    package = "frameworks"
    self.folder = place
    self.files = files
    swiftVersion = "5"
    compilerArguments = []
    bundle = ModuleBundle(emptyOf: name)
  }

  /// The name of a target as one of a module.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func place(
    of target: PackageManifest.Target,
    of manifest: PackageManifest,
    in folder: String
  ) -> String? {
    if let path = target.path {
      // A package has nothing outside of its folder.
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
      let parts = path.split(separator: "/").filter { $0 != "." }
      return ([folder] + parts.map(String.init)).joined(separator: "/")
    }
    let usual = usualFolders.map { folder + "/" + $0 }
    if let place = usual.map({ $0 + "/" + target.name }).first(where: Files.isFolder) {
      return place
    }
    return manifest.hasOneTarget ? usual.first(where: Files.isFolder) : nil
  }
}

extension String {
  /// Whether a path is that of a file or a folder, or of what is in it.
  fileprivate func isIn(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return path == "." || self == path || hasPrefix(path + "/")
  }
}

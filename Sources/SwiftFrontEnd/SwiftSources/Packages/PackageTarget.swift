internal import ProjectModel

/// A target of a package, which makes a module.
struct PackageTarget {
  /// The language of its sources.
  enum Language: Equatable {
    case swift
    /// C or C++, with the folder of the headers that others see.
    case c(headers: String)
    /// A module map alone, for a library of the system.
    case system
  }

  /// Whose it is, which decides what may be run for it.
  enum Owner: Equatable {
    /// The project's own, or the library's.
    case project
    /// That of a package of others, which the project pins.
    case pinned
    /// That of another package that has been found.
    case stranger
  }

  /// The module's name, as sources import it.
  let module: String
  /// The target's own name.
  let name: String
  /// The name of its package.
  let package: String
  /// The folder of its package; nil if it belongs to none.
  let packageFolder: String?
  /// The folder that its sources are in.
  let folder: String
  /// Its sources.
  let files: [String]
  let language: Language
  /// The language mode.
  let swiftVersion: String
  /// The other compiler arguments of its manifest.
  let compilerArguments: [String]
  /// The libraries of the system that it is linked with.
  let linkedLibraries: [String]
  /// The bundle of its resources.
  let bundle: ModuleBundle
  /// The resources of a framework of Xcode, which are those of programs that it is linked into: its classes are
  /// theirs, and so is `Bundle(for:)` of one.
  var resources: [String] = []
  /// The macros that it declares.
  let macros: [MacroTarget]
  /// Whether it is one of a package, not one of a project of Xcode.
  let isOfPackage: Bool
  var owner = Owner.project

  /// Whether it is one of Apple's frameworks.
  var isOfFramework: Bool { isOfPackage && packageFolder == nil }

  private static let usualFolders = ["Sources", "Source", "src", "srcs"]

  /// Finds the sources; nil if there are none in Swift.
  init?(_ target: PackageManifest.Target, of manifest: PackageManifest, in folder: String) {
    guard let place = PackageTarget.place(of: target, of: manifest, in: folder) else { return nil }
    let files = PackageTarget.sources(of: target, in: place)
    guard !files.isEmpty else { return nil }
    self.init(target, manifest, folder, place, files, .swift)
  }

  /// Finds what SwiftPM makes a module of that is not written in Swift; nil if there is nothing.
  init?(foreign target: PackageManifest.Target, of manifest: PackageManifest, in folder: String) {
    guard let place = PackageTarget.place(of: target, of: manifest, in: folder) else { return nil }
    if manifest.systemLibraries.contains(target) {
      guard Files.exists(place + "/module.modulemap") else { return nil }
      self.init(target, manifest, folder, place, [place + "/module.modulemap"], .system)
      return
    }
    let headers = target.publicHeaders.map { "\(place)/\($0)" } ?? place + "/include"
    guard let files = ForeignSources.files(in: place) else { return nil }
    self.init(target, manifest, folder, place, files, .c(headers: headers))
  }

  private init(
    _ target: PackageManifest.Target,
    _ manifest: PackageManifest,
    _ packageFolder: String,
    _ place: String,
    _ files: [String],
    _ language: Language
  ) {
    module = PackageTarget.moduleName(target.name)
    name = target.name
    package = manifest.name.isEmpty ? "package" : manifest.name
    self.packageFolder = packageFolder
    folder = place
    self.files = files
    self.language = language
    swiftVersion = target.swiftVersion
    compilerArguments = target.compilerArguments
    linkedLibraries = target.linkedLibraries
    bundle = ModuleBundle(of: target, in: place, package: package, manifest: manifest)
    macros = MacroTarget.all(of: target, in: manifest, packageFolder)
    isOfPackage = true
  }

  /// A module of a project that is in no package, such as a framework of a project of Xcode.
  init(_ module: ProjectModule, ofProject name: String) {
    self.module = module.moduleName
    self.name = module.name
    package = name
    packageFolder = nil
    folder = module.folder
    files = module.files
    language = .swift
    let settings = CompilerSettings(module.settings)
    swiftVersion = settings.swiftVersion ?? "5"
    compilerArguments = settings.arguments
    linkedLibraries = []
    bundle = ModuleBundle.none
    resources = module.resources
    macros = []
    isOfPackage = false
  }

  /// Returns the compiler's arguments for any module of its package.
  static func arguments(ofPackage name: String) -> [String] {
    ["-package-name", moduleName(name), "-D", "SWIFT_PACKAGE"]
  }

  /// One of Apple's frameworks, as far as the library has it; nil if it has not.
  init?(framework name: String, in folder: String) {
    let place = folder + "/" + name
    let files = SwiftModule.sources(in: place)
    guard !files.isEmpty else { return nil }
    module = name
    self.name = name
    package = "frameworks"
    packageFolder = nil
    self.folder = place
    self.files = files
    language = .swift
    swiftVersion = "5"
    compilerArguments = []
    linkedLibraries = []
    bundle = ModuleBundle(emptyOf: name)
    macros = []
    isOfPackage = true
  }

  /// The name of a target as one of a module.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The sources in Swift of a target whose place is known.
  static func sources(of target: PackageManifest.Target, in place: String) -> [String] {
    SwiftModule.sources(in: place).filter { file in
      let name = String(file.dropFirst(place.utf8.count + 1))
      return (target.sources.isEmpty || target.sources.contains { name.isIn($0) })
        && !target.excluded.contains { name.isIn($0) }
    }
  }

  /// Returns the folder of a target's sources; nil if there is none.
  static func place(
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
  /// Whether a path is that of a file or a folder, or of something in it.
  fileprivate func isIn(_ path: String) -> Bool {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    return path == "." || self == path || hasPrefix(path + "/")
  }
}

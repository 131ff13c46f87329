/// The compiler settings of the project or the manifest around sources.
struct CompilerSettings: Equatable {
  /// The language mode, by its number.
  var swiftVersion: String?
  /// The other arguments.
  var arguments: [String] = []

  /// A text that differs for settings that lead to different programs.
  var identity: String { ([swiftVersion ?? ""] + arguments).joined(separator: " ") }

  /// Adds the arguments for an upcoming feature.
  mutating func enable(_ feature: String) {
    arguments += ["-enable-upcoming-feature", feature]
  }
}

extension SwiftModule {
  /// The settings of the project of Xcode, or else the package, that the sources belong to.
  var settings: CompilerSettings {
    if let stated { return stated }
    let place = Files.absolute(folder)
    let configuration = ProjectSelection.current.configuration
    if let project = XcodeProject(around: place, configuration: configuration) {
      return project.target(of: files)?.settings ?? CompilerSettings()
    }
    return ProjectPackages.settings(of: files, in: place)
  }
}

extension ProjectPackages {
  /// Returns the settings of the target that some files belong to, by the manifest of the nearest
  /// package around a folder; none if they belong to none.
  static func settings(of files: [String], in folder: String) -> CompilerSettings {
    var current: String? = folder
    while let place = current {
      if Files.exists(place + "/Package.swift") {
        guard let (manifest, _) = ManifestReader.manifest(in: place),
          let first = files.first.map(Files.absolute)
        else { return CompilerSettings() }
        let target = (manifest.targets + manifest.programs).lazy
          .compactMap { PackageTarget($0, of: manifest, in: place) }
          .first { $0.files.contains(first) }
        return target.map(CompilerSettings.init) ?? CompilerSettings()
      }
      current = place == "/" ? nil : Files.folder(of: place)
    }
    return CompilerSettings()
  }
}

extension CompilerSettings {
  /// Creates the settings of a package's target.
  init(_ target: PackageTarget) {
    self.init()
    swiftVersion = target.swiftVersion
    arguments = target.compilerArguments + PackageTarget.arguments(ofPackage: target.package)
  }
}

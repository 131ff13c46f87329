internal import ProjectModel

/// The orientations that the app of some sources allows, from the files around them (W4.9).
extension SwiftModule {
  /// The greatest distance in folders at which an `Info.plist` may lie.
  private static let maximumDistance = 4

  /// Returns those of the app of a project of Xcode that has most of some sources, or else those that all of its
  /// apps agree on; without such a project, those of the nearest `Info.plist` in a folder or around it.
  static func orientations(
    of sources: [String],
    in folder: String,
    _ project: XcodeProject?
  ) -> InterfaceOrientations {
    guard let project else { return orientations(near: folder) }
    let paths = sources.map(Files.absolute)
    let apps = project.targets.filter { $0.kind == .app }
    let counts = apps.map { app in paths.count(where: app.takes) }
    func all(_ apps: [XcodeTarget]) -> InterfaceOrientations {
      InterfaceOrientations(
        sharedBy: apps.map { $0.orientations(of: project.path) }
      ).naming(SwiftModule.shown)
    }
    guard let most = counts.max(), most > 0 else { return all(apps) }
    return all(zip(apps, counts).filter { $0.1 == most }.map(\.0))
  }

  private static func orientations(near folder: String) -> InterfaceOrientations {
    var (orientations, folder) = (InterfaceOrientations(), folder)
    for _ in 0..<maximumDistance {
      let name = Files.names(in: folder).sorted().first(where: BundleInformation.isName)
      if let name {
        orientations.add(propertiesOf: folder + "/" + name)
        return orientations.naming(shown)
      }
      guard !ProjectFolder.isProject(folder), let outer = Files.folder(of: folder), outer != folder
      else { break }
      folder = outer
    }
    return orientations
  }

  /// The name of a file from the folder that the command is run in, if it lies there.
  private static func shown(_ file: String) -> String {
    let here = Files.workingFolder + "/"
    return file.hasPrefix(here) ? String(file.dropFirst(here.utf8.count)) : file
  }
}

extension InterfaceOrientations {
  /// Reads the lists of a file; one that cannot be read has none.
  mutating func add(propertiesOf path: String) {
    guard let bytes = try? Files.read(path, atMost: BundleInformation.mostBytes) else { return }
    add(properties: bytes, file: path)
  }
}

extension BuildSettings {
  /// The path of the `Info.plist` that they name; nil for none.
  ///
  /// - Parameter home: The folder of the project.
  func informationPath(in home: String) -> String? {
    guard let path = self["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    return path.hasPrefix("/") ? path : Files.absolute(home + "/" + path)
  }
}

internal import ProjectModel

/// A project of Xcode: its targets, and their files and settings.
///
/// Folders hold sources that no target has, or that only another target has: what was tried and
/// kept, or the second version of a file.
struct XcodeProject {
  /// The name of its folder, such as `Rooms.xcodeproj`.
  let name: String
  /// The path of its folder.
  let path: String
  let targets: [XcodeTarget]
  /// Folders of packages that it takes along, as paths from the root.
  let localPackages: [String]
  /// Packages that it takes from elsewhere.
  let remotePackages: [Project.Package]
  /// The language that words of it are written in.
  let developmentRegion: String?

  /// The greatest distance in folders at which its project may lie.
  private static let maximumDistance = 6

  /// The project in a folder, or in the nearest folder around it; nil if there is none that can be
  /// read.
  init?(around folder: String, configuration: String = "Debug") {
    var folder: String? = folder
    for _ in 0..<XcodeProject.maximumDistance {
      guard let current = folder else { return nil }
      let names = Files.names(in: current)
      if let name = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
        self.init(path: current + "/" + name, configuration: configuration)
        return
      }
      if names.contains("Package.swift") { return nil }
      folder = current == "/" ? nil : Files.folder(of: current)
    }
    return nil
  }

  /// Reads a project; nil if it cannot be read.
  ///
  /// - Parameter configuration: The configuration's name; the first one if there is none of the
  ///   name.
  init?(path: String, configuration: String = "Debug") {
    guard let objects = XcodeObjects(project: path) else { return nil }
    name = Files.name(of: path)
    self.path = path
    developmentRegion = objects.root["developmentRegion"]?.text
    let settings = XcodeSettings(objects, configuration: configuration)
    var targets = objects.all(ofKind: "PBXNativeTarget").map { key, object in
      XcodeProject.target(key, object, objects, settings)
    }
    XcodeProject.addExceptions(objects, to: &targets)
    self.targets = targets
    let home = Files.absolute(objects.folder)
    localPackages = objects.all(ofKind: "XCLocalSwiftPackageReference").compactMap {
      $0.object["relativePath"]?.text.map { Files.absolute(home + "/" + $0) }
    }
    remotePackages = objects.all(ofKind: "XCRemoteSwiftPackageReference").compactMap {
      $0.object["repositoryURL"]?.text.map { Project.Package($0) }
    }
  }

  private static func target(
    _ key: String,
    _ object: ProjectData,
    _ objects: XcodeObjects,
    _ settings: XcodeSettings
  ) -> XcodeTarget {
    let name = object["name"]?.text ?? ""
    let buildSettings = settings.settings(of: object, name: name)
    let platform = XcodePlatform(sdks: buildSettings.sdks)
    var target = XcodeTarget(
      key: key,
      name: name,
      productType: object["productType"]?.text ?? "",
      buildSettings: buildSettings,
      platform: platform
    )
    for phase in objects.all(object["buildPhases"]) {
      let files = objects.all(phase["files"]).filter(platform.builds).compactMap {
        $0["fileRef"]?.text
      }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase": target.sources.formUnion(files.compactMap { objects.paths[$0] })
      case "PBXResourcesBuildPhase":
        target.resources += files.flatMap { objects.versions(of: $0) }
          .filter { !objects.isAround($0) }
      default: break
      }
    }
    for group in (object["fileSystemSynchronizedGroups"]?.list ?? []).compactMap(\.text) {
      if let path = objects.paths[group], !objects.isAround(path) {
        target.wholeFolders.append(path + "/")
      }
    }
    target.dependencies = objects.all(object["dependencies"]).filter(platform.builds).compactMap {
      objects[$0["target"]]?["name"]?.text
    }
    target.products = objects.all(object["packageProductDependencies"]).compactMap {
      $0["productName"]?.text
    }
    return target
  }

  /// Takes what the folders that targets have wholly say of single files: a target leaves them out, or
  /// one takes them that does not have the folder.
  private static func addExceptions(_ objects: XcodeObjects, to targets: inout [XcodeTarget]) {
    for (key, group) in objects.all(ofKind: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = objects.paths[key], !objects.isAround(path) else { continue }
      for set in objects.all(group["exceptions"]) {
        let files = (set["membershipExceptions"]?.list ?? []).compactMap(\.text)
          .map { path + "/" + $0 }
        let filters = set["platformFiltersByRelativePath"]?.entries ?? []
        for index in targets.indices {
          let isOwn = set["target"]?.text.map { $0 == targets[index].key } ?? true
          if isOwn {
            let platform = targets[index].platform.rawValue
            targets[index].exceptions.formUnion(
              filters.filter { !$0.value.texts.contains(platform) }.map { path + "/" + $0.key }
            )
          }
          if targets[index].wholeFolders.contains(path + "/") {
            if isOwn { targets[index].exceptions.formUnion(files) }
          } else if isOwn, set["target"] != nil {
            targets[index].sources.formUnion(files.filter { $0.hasSuffix(".swift") })
          }
        }
      }
    }
  }

  private func takesWholly(_ path: String) -> Bool { targets.contains { $0.takesWholly(path) } }

  /// The files of a folder that a program is made of: those that some target has, or, where two
  /// have the same name, those of the target that has most; all if the project knows none of them.
  func sources(among files: [String]) -> [String] {
    let paths = files.map { Files.absolute($0) }
    let all = targets.reduce(into: Set<String>()) { $0.formUnion($1.sources) }
    let known = zip(files, paths).filter { all.contains($1) || takesWholly($1) }
    guard !known.isEmpty else { return files }
    guard Set(known.map { Files.name(of: $0.0) }).count < known.count else { return known.map(\.0) }
    let here = Set(paths)
    let sources = targets.map(\.sources)
    guard let most = sources.max(by: { $0.intersection(here).count < $1.intersection(here).count })
    else { return known.map(\.0) }
    return known.filter { most.contains($1) || takesWholly($1) }.map(\.0)
  }

  /// Returns the resources of some sources' targets from elsewhere than a folder: catalogues,
  /// tables of strings and other files, and folders that are taken wholly, that around the folder
  /// among them.
  func resources(of sources: [String], outside folder: String) -> [String] {
    let paths = sources.map { Files.absolute($0) }
    let folder = folder == "/" ? folder : folder + "/"
    var found: [String] = []
    for target in targets where paths.contains(where: target.takesOrSurrounds) {
      for path in target.allResources where !(path + "/").hasPrefix(folder) && !found.contains(path)
      {
        found.append(path)
      }
    }
    return found
  }

  /// Returns the target that has most of some files; nil if none has any.
  func target(of files: [String]) -> XcodeTarget? {
    let paths = files.map { Files.absolute($0) }
    let counts = targets.map { target in paths.count(where: target.takesOrSurrounds) }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return nil
    }
    return targets[index]
  }
}

extension XcodeTarget {
  /// Whether a file is one of its sources, or lies in a folder that it takes wholly.
  fileprivate func takesOrSurrounds(_ path: String) -> Bool {
    sources.contains(path) || wholeFolders.contains { path.hasPrefix($0) }
  }

  /// The existing resources: files, and folders that are taken wholly.
  var allResources: [String] {
    (resources + wholeFolders.map { String($0.dropLast()) }).filter {
      !$0.hasSuffix(".storyboard") && !$0.hasSuffix(".xib") && Files.exists($0)
    }
  }
}

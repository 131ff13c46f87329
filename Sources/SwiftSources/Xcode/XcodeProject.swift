import Glibc

/// A project of Xcode, as far as it says which sources its targets are made of.
///
/// Folders hold sources that no target has, or that only another target has: what was tried and
/// kept, or the second version of a file.
struct XcodeProject {
  /// The name of its folder, such as `Rooms.xcodeproj`.
  let name: String
  let targets: [Target]
  /// Files in such folders that targets leave out.
  private let exceptions: Set<String>

  /// What a target is made of, as paths from the root.
  struct Target {
    var sources: Set<String> = []
    /// Folders that it takes everything from, each with a slash at its end.
    var wholeFolders: [String] = []
    /// Catalogues, tables of strings and other files that it takes along.
    var resources: [String] = []
    /// What it asks of the compiler.
    var settings = CompilerSettings()
  }

  /// How far around a folder its project may lie.
  private static let maximumDistance = 6

  /// The project in a folder, or in the nearest folder around it; nil if there is none that can be
  /// read.
  init?(around folder: String) {
    var folder: String? = folder
    for _ in 0..<XcodeProject.maximumDistance {
      guard let current = folder else { return nil }
      let names = Files.names(in: current)
      if let name = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
        self.init(name: name, in: current)
        return
      }
      if names.contains("Package.swift") { return nil }
      folder = current == "/" ? nil : Files.folder(of: current)
    }
    return nil
  }

  private init?(name: String, in folder: String) {
    guard let bytes = try? Files.read("\(folder)/\(name)/project.pbxproj"),
      let document = OldStylePropertyList(bytes),
      case .table(let objects)? = document["objects"]
    else { return nil }
    self.name = name
    let paths = XcodeProject.paths(objects, root: document["rootObject"]?.text, folder: folder)
    var (targets, exceptions): ([Target], Set<String>) = ([], [])
    let own = document["rootObject"]?.text.flatMap { objects[$0] }
    let shared = own.map { XcodeProject.buildSettings(of: $0, objects) } ?? [:]
    // In the order of their keys, so that each start finds the same.
    for (_, object) in objects.sorted(by: { $0.key < $1.key })
    where object["isa"]?.text == "PBXNativeTarget" {
      var target = Target()
      let settings = XcodeProject.buildSettings(of: object, objects)
      target.settings = CompilerSettings(shared.merging(settings) { $1 })
      let phases = (object["buildPhases"]?.list ?? []).compactMap {
        $0.text.flatMap { objects[$0] }
      }
      for phase in phases {
        let files = (phase["files"]?.list ?? [])
          .compactMap { $0.text.flatMap { objects[$0] }?["fileRef"]?.text }
        switch phase["isa"]?.text {
        case "PBXSourcesBuildPhase":
          target.sources.formUnion(files.compactMap { paths[$0] })
        case "PBXResourcesBuildPhase":
          target.resources += files.flatMap { XcodeProject.versions(of: $0, objects) }
            .compactMap { paths[$0] }.filter { !XcodeProject.isAround($0, folder) }
        default: break
        }
      }
      for key in (object["fileSystemSynchronizedGroups"]?.list ?? []).compactMap(\.text) {
        guard let path = paths[key], let group = objects[key],
          !XcodeProject.isAround(path, folder)
        else { continue }
        target.wholeFolders.append(path + "/")
        let sets = (group["exceptions"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
        for name in sets.flatMap({ $0["membershipExceptions"]?.list ?? [] }).compactMap(\.text) {
          exceptions.insert(path + "/" + name)
        }
      }
      targets.append(target)
    }
    (self.targets, self.exceptions) = (targets, exceptions)
  }

  /// Whether a path is that of a folder around a project: nobody's files but those of the project are its.
  private static func isAround(_ path: String, _ folder: String) -> Bool {
    path == "/" || Files.absolute(folder).hasPrefix(path + "/")
  }

  /// The files that a reference stands for: one for each language, or the one that it names.
  private static func versions(
    of key: String,
    _ objects: [String: OldStylePropertyList]
  ) -> [String] {
    guard let object = objects[key], object["isa"]?.text == "PBXVariantGroup" else { return [key] }
    return (object["children"]?.list ?? []).compactMap(\.text)
  }

  /// Where files and folders of a project are, by their keys.
  private static func paths(
    _ objects: [String: OldStylePropertyList],
    root: String?,
    folder: String
  ) -> [String: String] {
    guard let root, let project = objects[root], let main = project["mainGroup"]?.text else {
      return [:]
    }
    let home = Files.absolute(folder + "/" + (project["projectDirPath"]?.text ?? ""))
    var paths: [String: String] = [:]
    var waiting = [(key: main, folder: home)]
    while let (key, folder) = waiting.popLast() {
      guard paths[key] == nil, let object = objects[key] else { continue }
      let own = object["path"]?.text
      let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? home : folder
      let path = own.map { $0.hasPrefix("/") ? $0 : Files.absolute(base + "/" + $0) } ?? base
      // The system opens no longer one, and groups within groups would make them ever longer.
      guard path.utf8.count < Int(PATH_MAX) else { continue }
      paths[key] = path
      for child in (object["children"]?.list ?? []).compactMap(\.text) {
        waiting.append((child, path))
      }
    }
    return paths
  }

  private func takesWholly(_ path: String) -> Bool {
    !exceptions.contains(path)
      && targets.contains { $0.wholeFolders.contains { path.hasPrefix($0) } }
  }

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

  /// What the targets of some sources take along from elsewhere than a folder: catalogues, tables of
  /// strings and other files, and folders that are taken wholly, that around the folder among them.
  func resources(of sources: [String], outside folder: String) -> [String] {
    let paths = sources.map { Files.absolute($0) }
    let folder = folder == "/" ? folder : folder + "/"
    var found: [String] = []
    for target in targets
    where paths.contains(where: { path in
      target.sources.contains(path) || target.wholeFolders.contains { path.hasPrefix($0) }
    }) {
      for path in target.resources + target.wholeFolders.map({ String($0.dropLast()) })
      where !(path + "/").hasPrefix(folder) && !found.contains(path)
        && !path.hasSuffix(".storyboard") && !path.hasSuffix(".xib")
        && Files.exists(path)
      {
        found.append(path)
      }
    }
    return found
  }
}

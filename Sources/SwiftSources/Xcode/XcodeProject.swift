/// A project of Xcode, as far as it says which sources its targets are made of.
///
/// Folders hold sources that no target has, or that only another target has: what was tried and
/// kept, or the second version of a file.
struct XcodeProject {
  /// The name of its folder, such as `Rooms.xcodeproj`.
  let name: String
  /// The sources of each target, as paths from the root.
  private let targets: [Set<String>]
  /// Folders that targets take everything from.
  private let wholeFolders: [String]
  /// Files in such folders that targets leave out.
  private let exceptions: Set<String>

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
    var (targets, wholeFolders, exceptions): ([Set<String>], [String], Set<String>) = ([], [], [])
    for object in objects.values where object["isa"]?.text == "PBXNativeTarget" {
      let files = (object["buildPhases"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
        .filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
        .flatMap { $0["files"]?.list ?? [] }
        .compactMap { $0.text.flatMap { objects[$0] }?["fileRef"]?.text }
      targets.append(Set(files.compactMap { paths[$0] }))
      for key in (object["fileSystemSynchronizedGroups"]?.list ?? []).compactMap(\.text) {
        guard let path = paths[key], let group = objects[key] else { continue }
        wholeFolders.append(path + "/")
        let sets = (group["exceptions"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
        for name in sets.flatMap({ $0["membershipExceptions"]?.list ?? [] }).compactMap(\.text) {
          exceptions.insert(path + "/" + name)
        }
      }
    }
    (self.targets, self.wholeFolders, self.exceptions) = (targets, wholeFolders, exceptions)
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
      paths[key] = path
      for child in (object["children"]?.list ?? []).compactMap(\.text) {
        waiting.append((child, path))
      }
    }
    return paths
  }

  private func takesWholly(_ path: String) -> Bool {
    !exceptions.contains(path) && wholeFolders.contains { path.hasPrefix($0) }
  }

  /// The files of a folder that a program is made of: those that some target has, or, where two
  /// have the same name, those of the target that has most; all if the project knows none of them.
  func sources(among files: [String]) -> [String] {
    let paths = files.map { Files.absolute($0) }
    let all = targets.reduce(into: Set<String>()) { $0.formUnion($1) }
    let known = zip(files, paths).filter { all.contains($1) || takesWholly($1) }
    guard !known.isEmpty else { return files }
    guard Set(known.map { Files.name(of: $0.0) }).count < known.count else { return known.map(\.0) }
    let here = Set(paths)
    guard let most = targets.max(by: { $0.intersection(here).count < $1.intersection(here).count })
    else { return known.map(\.0) }
    return known.filter { most.contains($1) || takesWholly($1) }.map(\.0)
  }
}

import Glibc
internal import ProjectModel

/// The objects of a project of Xcode, by their keys, and where the files of them are.
struct XcodeObjects {
  private let objects: [String: ProjectData]
  /// The project itself.
  let root: ProjectData
  /// The paths of files and folders, by their keys.
  let paths: [String: String]
  /// The folder that the project lies in.
  let folder: String

  /// Reads the objects; nil if they cannot be read.
  init?(project path: String) {
    let folder = Files.folder(of: path) ?? "."
    guard let bytes = try? Files.read(path + "/project.pbxproj"),
      let document = ProjectData(propertyList: bytes),
      case .table(let objects)? = document["objects"],
      let root = document["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    (self.objects, self.root, self.folder) = (objects, root, folder)
    paths = XcodeObjects.paths(objects, root: root, folder: folder)
  }

  /// The object that a value names.
  subscript(_ reference: ProjectData?) -> ProjectData? { reference?.text.flatMap { objects[$0] } }

  /// The objects that a list names.
  func all(_ references: ProjectData?) -> [ProjectData] {
    (references?.list ?? []).compactMap { self[$0] }
  }

  /// The keys and the objects of a kind, in the order of their keys, so that each start finds the same.
  func all(ofKind kind: String) -> [(key: String, object: ProjectData)] {
    objects.filter { $0.value["isa"]?.text == kind }.sorted { $0.key < $1.key }
      .map { (key: $0.key, object: $0.value) }
  }

  /// The paths that a reference stands for: one for each language, or the one that it names.
  func versions(of key: String) -> [String] {
    guard let object = objects[key], object["isa"]?.text == "PBXVariantGroup" else {
      return [key].compactMap { paths[$0] }
    }
    return (object["children"]?.list ?? []).compactMap { $0.text.flatMap { paths[$0] } }
  }

  /// Whether a path is that of a folder around the project, whose other files are not the
  /// project's.
  func isAround(_ path: String) -> Bool {
    path == "/" || Files.absolute(folder).hasPrefix(path + "/")
  }

  private static func paths(
    _ objects: [String: ProjectData],
    root: ProjectData,
    folder: String
  ) -> [String: String] {
    guard let main = root["mainGroup"]?.text else { return [:] }
    let home = Files.absolute(folder + "/" + (root["projectDirPath"]?.text ?? ""))
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
}

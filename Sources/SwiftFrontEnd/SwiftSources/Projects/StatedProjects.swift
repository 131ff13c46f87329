internal import ProjectModel

/// Projects that are stated for a tool which makes those of Xcode: XcodeGen and Tuist.
///
/// They are read where the project of Xcode itself is not there.
enum StatedProjects {
  static let names: Set<String> = ["Project.swift", "project.yml", "project.yaml"]

  private static let maximumDepth = 6

  /// The files that state projects in a folder.
  static func files(in root: String) -> [String] {
    var files: [String] = []
    FolderWalk.run(root) { entry in
      guard entry.isFolder else {
        if isOne(entry.path) { files.append(entry.path) }
        return false
      }
      return !entry.name.contains(".") && !Checkouts.foreignFolders.contains(entry.name)
        && entry.depth < maximumDepth
    }
    return files
  }

  /// Whether a file states a project, and no project of Xcode lies beside it.
  static func isOne(_ path: String) -> Bool {
    guard names.contains(Files.name(of: path)), let folder = Files.folder(of: path),
      !Files.names(in: folder).contains(where: { $0.hasSuffix(".xcodeproj") })
    else { return false }
    guard path.hasSuffix(".swift") else { return true }
    // Any program may have a file of this name.
    let bytes = (try? Files.read(path, atMost: 1 << 20)) ?? []
    return SwiftOutline(bytes).imports.contains("ProjectDescription")
  }

  /// The modules that a file states.
  static func modules(_ path: String) -> [ProjectModule] { project(path).modules }

  /// The modules that a file states, and the packages that it names.
  static func project(_ path: String) -> StatedProject {
    path.hasSuffix(".swift")
      ? TuistProject.read(path)
      : XcodeGenProject.read(path, configuration: ProjectSelection.current.configuration)
  }
}

/// A project as a file states it for a tool that makes projects of Xcode.
struct StatedProject {
  var modules: [ProjectModule] = []
  var localPackages: [String] = []
  var remotePackages: [Project.Package] = []
  var remarks: [String] = []
}

/// The files of a target, by folders and patterns.
struct StatedSources {
  private(set) var files: Set<String> = []
  private(set) var resources: Set<String> = []

  /// Adds what a path names: a file, a folder with all that is in it, or a pattern.
  ///
  /// - Parameters:
  ///   - folder: The folder that patterns begin at.
  ///   - excluded: The patterns of files left out.
  mutating func add(
    _ path: String,
    in folder: String,
    excluding excluded: [String] = [],
    from start: String? = nil
  ) {
    let fixed = path.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    let isPattern = fixed.utf8.count < path.utf8.count
    let root = Files.absolute(folder + "/" + fixed)
    let home = Files.absolute(start ?? folder)
    let pattern = NamePattern(Files.absolute(folder + "/" + path), crossesFolders: false)
    let left = excluded.map { NamePattern(home + "/" + $0, crossesFolders: false) }
    func isLeft(_ path: String) -> Bool { left.contains { $0.matches(path) } }
    guard Files.isFolder(root) else {
      if !isPattern, Files.exists(root), !isLeft(root) { note(root) }
      return
    }
    FolderWalk.run(root) { entry in
      guard !isLeft(entry.path) else { return false }
      guard entry.isFolder, !entry.name.contains(".") else {
        if !isPattern || pattern.matches(entry.path) { note(entry.path) }
        return false
      }
      return true
    }
  }

  private mutating func note(_ path: String) {
    let name = Files.name(of: path)
    if name.hasSuffix(".swift") {
      if name != "Package.swift" { files.insert(path) }
    } else if [".xcassets", ".lproj", ".xcstrings", ".strings", ".ttf", ".otf", ".bundle"]
      .contains(where: name.hasSuffix)
    {
      resources.insert(path)
    }
  }

  /// A module of these files; nil if there are none.
  func module(
    _ name: String,
    moduleName: String?,
    kind: ProjectModule.Kind,
    origin: String
  ) -> ProjectModule? {
    let sorted = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard let folder = ProjectModule.commonFolder(of: sorted) else { return nil }
    var module = ProjectModule(
      name,
      moduleName: moduleName,
      kind: kind,
      origin: origin,
      folder: folder
    )
    module.files = sorted
    module.resources = resources.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return module
  }
}

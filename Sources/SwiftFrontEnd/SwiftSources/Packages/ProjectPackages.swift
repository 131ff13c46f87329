internal import ProjectModel

/// The modules of the project that sources are in: those of packages, and of frameworks beside them.
///
/// A project is the outermost folder, not too far out, that is a repository, a package or one of Xcode.
struct ProjectPackages {
  /// The folders of packages, the nearest first.
  private var folders: [String]
  /// Projects of Xcode, the nearest first.
  private let projects: [String]
  private let root: String?
  /// The folder that the sources are in.
  private let place: String
  /// Modules of projects of Xcode; nil until one is asked for.
  private var frameworks: [PackageTarget]?
  /// Folders of packages of others; nil until one is asked for.
  private var checkouts: Found?

  private static let maximumDistance = 8
  private static let maximumDepth = 6
  /// More bytes than a manifest has.
  static let maximumSize = 1 << 20
  /// More packages than name each other.
  private static let mostPackages = 500

  init(around folder: String) {
    place = folder
    root = ProjectPackages.root(around: folder)
    let found = root.map { ProjectPackages.find(in: $0) } ?? (packages: [], projects: [])
    let parts = folder.split(separator: "/")
    func nearestFirst(_ paths: [String]) -> [String] {
      let near = paths.map { path in
        (path, zip(parts, path.split(separator: "/")).prefix { $0 == $1 }.count)
      }
      // The order of names decides between equally near ones.
      return near.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    }
    folders = nearestFirst(found.packages)
    projects = nearestFirst(found.projects)
  }

  /// The target that makes a module; nil if neither a package nor a project has it.
  mutating func target(making module: String) -> PackageTarget? {
    if let target = ProjectPackages.target(making: module, in: folders) { return target }
    // A package's module never has the name of one of Apple's.
    guard !ModuleNames.frameworks.contains(module) else { return nil }
    if let framework = knownFrameworks().first(where: { $0.module == module }) { return framework }
    let found = knownCheckouts()
    guard var target = ProjectPackages.target(making: module, in: found.folders) else {
      return nil
    }
    target.owner = target.packageFolder.map { found.owner(of: $0) } ?? .stranger
    return target
  }

  private static func target(making module: String, in folders: [String]) -> PackageTarget? {
    for folder in folders {
      guard let (manifest, _) = ManifestReader.manifest(in: folder) else { continue }
      for target in manifest.targets + manifest.systemLibraries
      where PackageTarget.moduleName(target.name) == module {
        let found =
          PackageTarget(target, of: manifest, in: folder)
          ?? PackageTarget(foreign: target, of: manifest, in: folder)
        if let found { return found }
      }
    }
    return nil
  }

  private mutating func knownFrameworks() -> [PackageTarget] {
    if let frameworks { return frameworks }
    let configuration = ProjectSelection.current.configuration
    var found: [PackageTarget] = []
    for path in projects {
      guard let project = XcodeProject(path: path, configuration: configuration) else { continue }
      let name = BuildSettings.identifier(project.name.replacing(".xcodeproj", with: ""))
      found += project.modules(path: path)
        .filter { ($0.kind == .framework || $0.kind == .library) && $0.isForPhones }
        .map { PackageTarget($0, ofProject: name) }
    }
    for path in root.map(StatedProjects.files(in:)) ?? [] {
      found += StatedProjects.modules(path).filter { $0.kind == .framework || $0.kind == .library }
        .map {
          let folder = Files.folder(of: path).map { Files.name(of: $0) } ?? "Project"
          return PackageTarget($0, ofProject: BuildSettings.identifier(folder))
        }
    }
    frameworks = found
    return found
  }

  /// The packages that are found around a project.
  private struct Found {
    /// All of them, those first that the project names by paths.
    var folders: [String]
    /// Those that it names by paths.
    let own: Set<String>
    /// The packages that the project pins.
    let pinned: [Project.Package]

    func owner(of folder: String) -> PackageTarget.Owner {
      if own.contains(folder) { return .project }
      return identity(of: folder).isPinned ? .pinned : .stranger
    }

    /// Returns the name of a package, and whether the project pins it.
    func identity(of folder: String) -> (name: String, isPinned: Bool) {
      if let package = pinned.first(where: { $0.folder == folder }) {
        return (package.identity, true)
      }
      let name = Files.name(of: folder).lowercased()
      return (name, pinned.contains { $0.identity == name })
    }
  }

  /// The packages that those of the project name by paths, and those that have been fetched.
  private mutating func knownCheckouts() -> Found {
    if let checkouts { return checkouts }
    let own = ProjectPackages.named(by: folders, and: projects)
    let around = Checkouts.around(root ?? place, packages: folders, projects: projects)
    var found = Found(
      folders: own,
      own: Set(own),
      pinned: ResolvedPackages.all(in: around, projects: projects)
    )
    found.folders += Checkouts.folders(in: around, packages: folders, pinned: found.pinned)
      .filter { !found.own.contains($0) }
    checkouts = found
    return found
  }

  /// The packages that SwiftPM needs for one of them.
  mutating func build(ofPackageIn folder: String) -> PackageBuild {
    let found = knownCheckouts()
    var known: [String: String] = [:]
    for folder in folders + found.folders {
      let name = found.identity(of: folder).name
      if known[name] == nil { known[name] = folder }
    }
    return PackageBuild(of: folder, called: found.identity(of: folder).name, among: known)
  }

  /// The packages that others, or projects, name by paths, and that are none of them.
  static func named(by packages: [String], and projects: [String]) -> [String] {
    var waiting = projects.flatMap { XcodeProject(path: $0)?.localPackages ?? [] }
    var (seen, found) = (Set(packages), [String]())
    waiting += packages.flatMap(paths)
    while let folder = waiting.first, found.count < mostPackages {
      waiting.removeFirst()
      guard seen.insert(folder).inserted, Files.exists(folder + "/Package.swift") else { continue }
      found.append(folder)
      waiting += paths(namedIn: folder)
    }
    return found
  }

  private static func paths(namedIn folder: String) -> [String] {
    (ManifestReader.manifest(in: folder)?.manifest.localPackages ?? []).map {
      $0.hasPrefix("/") ? Files.absolute($0) : Files.absolute(folder + "/" + $0)
    }
  }

  /// The folder of the project around a folder.
  static func root(around folder: String) -> String? {
    var (current, root) = (folder, String?.none)
    for _ in 0..<maximumDistance {
      if Files.exists(current + "/.git") { return current }
      if ProjectReader.isStated(in: current) { root = current }
      guard let outer = Files.folder(of: current), outer != current else { break }
      current = outer
    }
    return root
  }

  /// The folders of packages in a project, and its projects of Xcode.
  private static func find(in root: String) -> (packages: [String], projects: [String]) {
    var (packages, projects) = ([String](), [String]())
    FolderWalk.run(root) { entry in
      if entry.name == "Package.swift" {
        if let folder = Files.folder(of: entry.path) { packages.append(folder) }
        return false
      }
      if entry.name.hasSuffix(".xcodeproj") { projects.append(entry.path) }
      return !entry.name.contains(".") && !Checkouts.foreignFolders.contains(entry.name)
        && entry.depth < maximumDepth
    }
    return (packages, projects)
  }
}

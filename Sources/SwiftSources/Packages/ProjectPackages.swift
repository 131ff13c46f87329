/// The packages of the project that sources are in.
///
/// A project is the outermost folder, not too far out, that is a repository, a package or one of Xcode.
struct ProjectPackages {
  /// The folders of packages, the nearest first.
  private let folders: [String]

  private static let maximumDistance = 8
  private static let maximumDepth = 6
  /// More bytes than a manifest has.
  static let maximumSize = 1 << 20
  private static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "checkouts", "SourcePackages",
  ]

  init(around folder: String) {
    guard let root = ProjectPackages.root(around: folder) else {
      folders = []
      return
    }
    let parts = folder.split(separator: "/")
    let near = ProjectPackages.packages(in: root).map { path in
      (path, zip(parts, path.split(separator: "/")).prefix { $0 == $1 }.count)
    }
    // The order of names decides between equally near ones.
    folders = near.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  /// The target that makes a module; nil if no package has it.
  func target(making module: String) -> PackageTarget? {
    for folder in folders {
      let path = folder + "/Package.swift"
      guard let stamp = Files.stamp(path), stamp.size <= ProjectPackages.maximumSize,
        let source = try? Files.read(path)
      else { continue }
      let manifest = PackageManifest(source)
      for target in manifest.targets where PackageTarget.moduleName(target.name) == module {
        if let found = PackageTarget(target, of: manifest, in: folder) { return found }
      }
    }
    return nil
  }

  private static func root(around folder: String) -> String? {
    var (current, root) = (folder, String?.none)
    for _ in 0..<maximumDistance {
      if Files.exists(current + "/.git") { return current }
      let isProject = Files.names(in: current).contains {
        $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isProject { root = current }
      guard let outer = Files.folder(of: current), outer != current else { break }
      current = outer
    }
    return root
  }

  /// The folders of packages in a project.
  private static func packages(in root: String) -> [String] {
    var found: [String] = []
    FolderWalk.run(root) { entry in
      if entry.name == "Package.swift" {
        if let folder = Files.folder(of: entry.path) { found.append(folder) }
        return false
      }
      return !entry.name.contains(".") && !foreignFolders.contains(entry.name)
        && entry.depth < maximumDepth
    }
    return found
  }
}

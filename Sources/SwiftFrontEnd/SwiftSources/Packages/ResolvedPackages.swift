internal import ProjectModel

/// The packages that a project pins in `Package.resolved`.
enum ResolvedPackages {
  /// More bytes than the list of any project has.
  private static let mostBytes = 1 << 22

  /// The files that pin packages, beside packages and in projects.
  static func files(in folders: [String], projects: [String]) -> [String] {
    var files = folders.map { $0 + "/Package.resolved" }
    files += projects.map {
      $0 + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    }
    for folder in folders {
      files += Files.names(in: folder).filter { $0.hasSuffix(".xcworkspace") }.map {
        "\(folder)/\($0)/xcshareddata/swiftpm/Package.resolved"
      }
      files.append(folder + "/Tuist/Package.resolved")
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted && Files.exists($0) }
  }

  /// The packages, each once, in the order of their names; where two files disagree, the first holds.
  static func all(in folders: [String], projects: [String]) -> [Project.Package] {
    var packages: [String: Project.Package] = [:]
    for file in files(in: folders, projects: projects) {
      for package in ResolvedPackages.packages(in: file) where packages[package.identity] == nil {
        packages[package.identity] = package
      }
    }
    return packages.values.sorted { $0.identity < $1.identity }
  }

  private static func packages(in file: String) -> [Project.Package] {
    guard let bytes = try? Files.read(file, atMost: mostBytes), let data = ProjectData(yaml: bytes)
    else { return [] }
    let pins = (data["pins"] ?? data["object"]?["pins"])?.list ?? []
    return pins.compactMap { pin in
      guard let location = (pin["location"] ?? pin["repositoryURL"])?.text else { return nil }
      var package = Project.Package(location)
      package.revision = pin["state"]?["revision"]?.text.flatMap { isRevision($0) ? $0 : nil }
      package.version = pin["state"]?["version"]?.text.flatMap { $0 == "null" ? nil : $0 }
      package.folder = PackageFetcher.folder(of: package)
      return package
    }
  }

  private static func isRevision(_ text: String) -> Bool {
    text.utf8.count >= 7 && text.utf8.count <= 64 && text.allSatisfy(\.isHexDigit)
  }
}

internal import ProjectModel

/// Packages of others that have been fetched: by SwiftPM, by Xcode, by hand, or by
/// `espalier project --resolve`.
enum Checkouts {
  /// Folders in which nothing is a project's own.
  static let foreignFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "checkouts", "SourcePackages",
  ]

  /// Folders in which people keep packages of others.
  static let foldersOfOthers: Set<String> = ["Vendor", "vendor", "ThirdParty"]

  /// The places where tools put packages, from the folder of a package or a project.
  private static let usualPlaces = [
    ".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts", "Tuist/.build/checkouts",
    "Tuist/Dependencies/SwiftPackageManager/.build/checkouts",
  ]

  /// The folders beside which packages are looked for.
  static func around(_ root: String, packages: [String], projects: [String]) -> [String] {
    [root] + packages + projects.compactMap { Files.folder(of: $0) }
  }

  /// The folders of packages, each once, the nearest place first.
  ///
  /// - Parameters:
  ///   - around: The folders beside which they are looked for.
  ///   - packages: Those that are none of others.
  ///   - pinned: The packages that the project pins.
  static func folders(
    in around: [String],
    packages: [String],
    pinned: [Project.Package]
  ) -> [String] {
    var places = ProjectSelection.current.packageFolders.map { Files.absolute($0) }
    for folder in around {
      places += (usualPlaces + foldersOfOthers.sorted()).map { folder + "/" + $0 }
      let derived = folder + "/DerivedData"
      places += Files.names(in: derived).map { "\(derived)/\($0)/SourcePackages/checkouts" }
    }
    var (found, seen) = ([String](), Set(packages))
    for place in places {
      for name in Files.names(in: place) {
        let folder = place + "/" + name
        if Files.exists(folder + "/Package.swift"), seen.insert(folder).inserted {
          found.append(folder)
        }
      }
    }
    for package in pinned {
      if let folder = package.folder, seen.insert(folder).inserted { found.append(folder) }
    }
    return found
  }
}

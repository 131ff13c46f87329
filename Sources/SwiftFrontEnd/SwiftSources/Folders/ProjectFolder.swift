/// The folders of projects, whose contents belong to another program (V11.15).
enum ProjectFolder {
  /// The names of folders that tools put beside sources.
  static let foreignNames: Set<String> = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]

  /// Whether a folder is that of a project: of Xcode, of a package, or of a repository.
  static func isProject(_ folder: String) -> Bool {
    Files.exists(folder + "/.git")
      || Files.names(in: folder).contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
  }
}

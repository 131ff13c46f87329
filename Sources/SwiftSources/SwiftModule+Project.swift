extension SwiftModule {
  /// Whether the sources are those of a folder that belongs to a project: a package, one of Xcode, or
  /// one that XcodeGen makes, in the folder or around it.
  package var isOfProject: Bool {
    guard isFolder else { return false }
    var folder = Files.absolute(self.folder)
    for _ in 0..<SwiftModule.maximumDistance {
      let names = Files.names(in: folder)
      let isProject = names.contains {
        $0 == "Package.swift" || $0 == "project.yml" || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }
      if isProject { return true }
      // What lies around a repository is another's.
      guard !Files.exists(folder + "/.git"), let outer = Files.folder(of: folder), outer != folder
      else { return false }
      folder = outer
    }
    return false
  }

  /// How far around a folder its project may lie.
  private static let maximumDistance = 8
}

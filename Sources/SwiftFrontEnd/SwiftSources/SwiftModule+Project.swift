extension SwiftModule {
  /// Whether the sources are those of a folder that belongs to a project: a package, one of Xcode, or
  /// one that XcodeGen or Tuist makes, in the folder or around it.
  package var isOfProject: Bool {
    guard isFolder else { return false }
    var folder = Files.absolute(self.folder)
    for _ in 0..<SwiftModule.maximumDistance {
      if ProjectReader.isStated(in: folder) { return true }
      // Folders around a repository do not belong to the project.
      guard !Files.exists(folder + "/.git"), let outer = Files.folder(of: folder), outer != folder
      else { return false }
      folder = outer
    }
    return false
  }

  /// The greatest distance in folders at which its project may lie.
  private static let maximumDistance = 8
}

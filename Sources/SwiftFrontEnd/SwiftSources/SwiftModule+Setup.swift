extension SwiftModule {
  /// The file with the setup of all previews: in the module's folder, or in one around it up to its
  /// project's.
  static let setupName = "Espalier/Setup.swift"

  /// Sources with the one that says what is around previews, and which of them that is.
  ///
  /// - Parameter folder: The folder of the sources, from the root.
  static func withSetup(
    _ sources: [String],
    around folder: String
  ) -> (files: [String], setup: String?) {
    var place = folder
    let root = ProjectPackages.root(around: folder)
    while true {
      let path = place + "/" + setupName
      if Files.exists(path) {
        // Another one is another module's.
        let sources = sources.filter { source in
          let place = Files.absolute(source)
          return place == path || !place.hasSuffix("/" + setupName)
        }
        if let own = sources.first(where: { Files.absolute($0) == path }) { return (sources, own) }
        let prefix = Files.workingFolder + "/"
        let shown = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.utf8.count)) : path
        return (sources + [shown], shown)
      }
      guard let root, place != root, place.hasPrefix(root + "/"),
        let outer = Files.folder(of: place)
      else { return (sources, nil) }
      place = outer
    }
  }
}

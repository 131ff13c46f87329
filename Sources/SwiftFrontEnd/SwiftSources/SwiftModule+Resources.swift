/// Resources beside sources: catalogues, tables of strings, fonts.
extension SwiftModule {
  /// The files that there are, and the folders in which others may appear.
  ///
  /// - Parameter path: A source, or a folder of sources.
  package static func resources(beside path: String) -> (files: [String], folders: [String]) {
    let folder = path.hasSuffix(".swift") ? Files.folder(of: Files.absolute(path)) : nil
    var found: (files: [String], folders: [String]) = ([], [])
    for folder in folder.map({ [$0] }) ?? folders(in: path) {
      found.folders.append(folder)
      for name in Files.names(in: folder) {
        let path = folder + "/" + name
        switch name.split(separator: ".").last {
        case "xcassets", "lproj", "xcdatamodeld", "xcdatamodel": add(everythingIn: path, to: &found)
        case "strings", "xcstrings", "stringsdict", "ttf", "otf", "ttc": found.files.append(path)
        default: continue
        }
      }
    }
    for path in SwiftModule(path)?.resources ?? [] {
      if Files.isFolder(path) {
        add(everythingIn: path, to: &found)
      } else {
        found.files.append(path)
      }
    }
    return found
  }

  private static func add(
    everythingIn folder: String,
    to found: inout (files: [String], folders: [String])
  ) {
    found.folders.append(folder)
    FolderWalk.run(folder) { entry in
      if entry.isFolder { found.folders.append(entry.path) } else { found.files.append(entry.path) }
      return true
    }
  }
}

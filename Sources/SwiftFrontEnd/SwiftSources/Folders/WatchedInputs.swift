import Glibc

/// The files that screens may depend on: inputs, their neighbours, and the project around.
package struct WatchedInputs {
  /// Folders with all in them.
  private var folders: [String] = []
  /// Folders of which only the files, catalogues and tables of strings are watched: others in them
  /// have nothing to do with the input.
  private var flatFolders: [String] = []
  private let left: Set<String>
  /// The files that this process prints to, which would change with each message about a change.
  private let printed: [stat]

  /// - Parameters:
  ///   - inputs: Files and folders, as the user names them.
  ///   - output: A folder that is written to, which does not count.
  package init(_ inputs: [String], without output: String) {
    printed = [STDOUT_FILENO, STDERR_FILENO].compactMap { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 ? status : nil
    }
    left = Set([Files.absolute(output), Files.resolved(output) ?? ""])
    for input in inputs {
      let path = Files.absolute(input)
      let isFolder = Files.isFolder(path)
      let folder = isFolder ? path : Files.folder(of: path) ?? "/"
      let isProject = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
      if let root = ProjectPackages.root(around: isProject ? Files.folder(of: path) ?? "/" : folder)
      {
        folders.append(root)
        for package in ProjectPackages.named(by: [root], and: [])
        where !package.hasPrefix(root + "/") {
          folders.append(package)
        }
      } else if isFolder {
        folders.append(path)
      } else {
        flatFolders.append(folder)
      }
    }
    folders = Array(Set(folders)).sorted()
    flatFolders = Array(Set(flatFolders)).sorted()
  }

  /// The prefix of this command's temporary files.
  package static let ownPrefix = "espalier-round-"

  private func isPrinted(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
      && printed.contains { $0.st_ino == status.st_ino && $0.st_dev == status.st_dev }
  }

  /// Returns a text that changes when a file is changed, added or removed.
  package func stamp() -> String {
    var hash = ContentHash()
    for folder in folders { append(folder, to: &hash, isFlat: false) }
    for folder in flatFolders { append(folder, to: &hash, isFlat: true) }
    return hash.hex()
  }

  private func append(_ folder: String, to hash: inout ContentHash, isFlat: Bool) {
    FolderWalk.run(folder) { entry in
      if entry.isFolder {
        let isOfScreens = entry.name.hasSuffix(".xcassets") || entry.name.hasSuffix(".lproj")
        return !left.contains(entry.path) && !Checkouts.foreignFolders.contains(entry.name)
          && (!isFlat || entry.depth > 0 || isOfScreens)
      }
      guard !entry.name.hasPrefix(WatchedInputs.ownPrefix), let stamp = Files.stamp(entry.path),
        !isPrinted(entry.path)
      else { return false }
      hash.append(Array("\(entry.path) \(stamp.text)\n".utf8))
      return false
    }
  }
}

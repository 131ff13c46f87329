import Glibc

// Folders of spec files.

extension InputFile {
  /// Returns the files of a path argument: itself, or the spec files of a folder.
  package static func files(named path: SystemPath) -> [InputFile] {
    guard isDirectory(path) else { return [.named(path)] }
    let files = specs(in: path)
    guard files.isEmpty else { return files }
    return [.uselessFolder(path, Failure(reason: "the folder holds no spec files"))]
  }

  private static func isDirectory(_ path: SystemPath) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The spec files in a folder and the folders in it, by name; schemas and lists of assets are none.
  private static func specs(in folder: SystemPath) -> [InputFile] {
    guard let directory = folder.withCString({ opendir($0) }) else {
      return [.uselessFolder(folder, Failure.last("folder"))]
    }
    closedir(directory)
    return folder.entries.flatMap { name -> [InputFile] in
      let path = folder.appending(name)
      if isDirectory(path) {
        // The lists of a catalogue of assets are no specs, nor are snapshots.
        let isForeign =
          isLink(path) || name.ends(with: ".xcassets") || name == Array("__Snapshots__".utf8)
        return isForeign ? [] : specs(in: path)
      }
      return name.ends(with: ".json") && !name.ends(with: ".schema.json") ? [.regular(path)] : []
    }
  }

  /// A link to a folder may lead back up.
  private static func isLink(_ path: SystemPath) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: String) -> Bool {
    self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

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
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = name(of: entry)
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    return names.flatMap { name -> [InputFile] in
      let path = folder.appending(name)
      if isDirectory(path) {
        // The lists of a catalogue of assets are no specs.
        let isForeign = isLink(path) || name.ends(with: ".xcassets")
        return isForeign ? [] : specs(in: path)
      }
      return name.ends(with: ".json") && !name.ends(with: ".schema.json") ? [.regular(path)] : []
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let nameOffset else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
    let count = strnlen(start.assumingMemoryBound(to: CChar.self), Int(NAME_MAX))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The offset of the name in an entry; an entry may be shorter than its type.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)

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

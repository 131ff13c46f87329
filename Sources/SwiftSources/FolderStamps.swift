import Glibc

/// What changes when a file in a folder does, or comes, or goes.
///
/// A checkout has a thousand files, which every command asks for: one call of the system a file.
enum FolderStamps {
  /// Adds the names, sizes and times of all files in a folder and in those in it to a hash.
  static func append(_ folder: String, to hash: inout ContentHash) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { append(descriptor, to: &hash) }
  }

  /// Adds what is in an open folder, and closes it.
  private static func append(_ folder: Int32, to hash: inout ContentHash) {
    guard let directory = fdopendir(folder) else {
      close(folder)
      return
    }
    defer { closedir(directory) }
    var entries: [(name: [CChar], isFolder: Bool)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
        }
      }
      guard name[0] != CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      entries.append((name, entry.pointee.d_type == UInt8(DT_DIR)))
    }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    for (name, isFolder) in entries {
      hash.append(name.map(UInt8.init(bitPattern:)))
      if isFolder {
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if inner >= 0 { append(inner, to: &hash) }
        // The end of a folder, lest its files count as those of the one around it.
        hash.append([0])
      } else {
        var status = stat()
        guard fstatat(folder, name, &status, 0) == 0 else { continue }
        let numbers = [
          Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
        ]
        numbers.withUnsafeBytes { hash.append(Array($0)) }
      }
    }
  }
}

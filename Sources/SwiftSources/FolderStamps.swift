internal import Dispatch
internal import Glibc
internal import Synchronization

/// What changes when a file in a folder does, or comes, or goes.
///
/// A checkout has thousands of files, which every command asks for: one call of the system a file, and
/// little else. Files count in any order, so that nothing is sorted, and processors share the folders.
struct FolderStamps {
  private var sum: (UInt64, UInt64) = (0, 0)
  private var count = 0

  /// Adds the names, sizes and times of all files in a folder and in those in it to a hash.
  static func append(_ folder: String, to hash: inout ContentHash) {
    var folders: [(descriptor: Int32, path: Mixture)] = []
    var files = FolderStamps()
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      files.add(descriptor, Mixture()) { _, folder, path in folders.append((folder, path)) }
    }
    let all = Mutex(files)
    let shares = folders
    DispatchQueue.concurrentPerform(iterations: shares.count) { index in
      var stamps = FolderStamps()
      stamps.addAll(shares[index].descriptor, shares[index].path)
      all.withLock { $0.add(stamps) }
    }
    let stamps = all.withLock { $0 }
    hash.append(Array("\(stamps.count) \(stamps.sum.0) \(stamps.sum.1)".utf8))
  }

  /// Adds the files that others have counted.
  private mutating func add(_ other: FolderStamps) {
    count += other.count
    sum.0 &+= other.sum.0
    sum.1 &+= other.sum.1
  }

  /// Adds what is in an open folder and in those in it, and closes it.
  private mutating func addAll(_ folder: Int32, _ path: Mixture) {
    add(folder, path) { stamps, inner, path in stamps.addAll(inner, path) }
  }

  /// Adds the files of an open folder, hands out the folders in it, open, and closes it.
  private mutating func add(
    _ folder: Int32,
    _ path: Mixture,
    _ visit: (inout FolderStamps, Int32, Mixture) -> Void
  ) {
    guard let directory = fdopendir(folder) else {
      close(folder)
      return
    }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          guard name[0] != CChar(bitPattern: UInt8(ascii: ".")) else { return }
          var inner = path
          inner.add(name)
          if entry.pointee.d_type == UInt8(DT_DIR) {
            let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if descriptor >= 0 { visit(&self, descriptor, inner) }
          } else {
            add(file: name, in: folder, inner)
          }
        }
      }
    }
  }

  private mutating func add(file name: UnsafePointer<CChar>, in folder: Int32, _ path: Mixture) {
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return }
    var file = path
    file.add(UInt64(truncatingIfNeeded: status.st_size))
    file.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_sec))
    file.add(UInt64(truncatingIfNeeded: status.st_mtim.tv_nsec))
    count += 1
    sum.0 &+= file.first
    sum.1 &+= file.second
  }

  /// Two hashes of the same words, FNV-1a by 64 bits and a multiplication by the golden ratio, which
  /// hardly ever agree by chance.
  private struct Mixture {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0

    mutating func add(_ name: UnsafePointer<CChar>) {
      var index = 0
      while name[index] != 0 {
        add(UInt64(UInt8(bitPattern: name[index])))
        index += 1
      }
      // The end of a name, lest a folder's and a file's run together.
      add(UInt64(UInt8(ascii: "/")))
    }

    mutating func add(_ word: UInt64) {
      first = (first ^ word) &* 0x0000_0100_0000_01b3
      second = (second ^ word ^ second >> 29) &* 0x9e37_79b9_7f4a_7c15
    }
  }
}

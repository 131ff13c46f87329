import Glibc

/// A stamp that changes when a file in a folder is changed, added or removed.
///
/// Every command asks for a hundred files of its checkout: one call of the system a file, and little
/// else. Files count in any order, so that nothing is sorted.
struct FolderStamps {
  private var sum: (UInt64, UInt64) = (0, 0)
  private var count = 0

  /// Adds the names, sizes and times of all files in a folder and in those in it to a hash.
  static func append(_ folder: String, to hash: inout ContentHash) {
    var stamps = FolderStamps()
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { stamps.add(descriptor, Mixture()) }
    hash.append(Array("\(stamps.count) \(stamps.sum.0) \(stamps.sum.1)".utf8))
  }

  /// Adds the contents of an open folder, and closes it.
  private mutating func add(_ folder: Int32, _ path: Mixture) {
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
            if descriptor >= 0 { add(descriptor, inner) }
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

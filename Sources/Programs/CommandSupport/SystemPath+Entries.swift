import Glibc

extension SystemPath {
  /// The names of what is in the folder, in order, but for those that begin with a full stop; none
  /// if it cannot be read.
  package var entries: [[UInt8]] {
    guard let directory = withCString({ opendir($0) }) else { return [] }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = SystemPath.name(of: entry)
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let nameOffset else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
    let count = strnlen(start.assumingMemoryBound(to: CChar.self), Int(NAME_MAX))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The offset of the name in an entry; an entry may be shorter than its type.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)
}

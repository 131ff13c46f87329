import Glibc

/// The folders along a path, and the next name in each.
struct PathPlaces {
  struct Place: Hashable {
    var folder: String
    /// A folder, a link or the file.
    var name: String
  }

  /// In the order of the path; as far as folders exist.
  private(set) var places: [Place] = []

  /// The limit of links, as the system's.
  private static let maximumLinks = 40

  /// Follows the path, through links.
  init(of path: String) {
    var names = PathPlaces.names(in: path)
    var folder = path.hasPrefix("/") ? "/" : "."
    var links = 0
    while let name = names.popLast() {
      let next = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard name != ".." else {
        folder = next
        continue
      }
      places.append(Place(folder: folder, name: name))
      guard let target = PathPlaces.target(ofLink: next) else {
        guard names.isEmpty || access(next, F_OK) == 0 else { return }
        folder = next
        continue
      }
      links += 1
      guard links <= PathPlaces.maximumLinks else { return }
      if target.hasPrefix("/") { folder = "/" }
      names += PathPlaces.names(in: target)
    }
  }

  /// The names in a path, the last one first.
  private static func names(in path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }

  private static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

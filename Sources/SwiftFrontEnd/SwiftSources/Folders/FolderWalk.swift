import Glibc

/// A walk through a folder and those in it: each of them once, however many links lead to it, and
/// never to the folders around it.
///
/// Folders may have links to folders around them (Bazel makes such), and too many files for a walk.
struct FolderWalk {
  /// A file or a folder on the walk.
  struct Entry {
    let path: String
    let name: String
    /// The depth in folders; 0 for entries of the first one.
    let depth: Int
    let isFolder: Bool
  }

  /// The most entries that a walk looks at, and how deep it goes.
  static let (mostEntries, maximumDepth) = (100_000, 64)

  private let limit: Int
  private var count = 0
  private var seen: Set<FolderIdentity> = []
  /// Folders that links lead to, which come last: what lies there may be found by its own path.
  private var links: [Entry] = []

  private init(limit: Int) { self.limit = limit }

  /// Walks through a folder: its entries by the bytes of their names, each folder before its
  /// contents.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - limit: The most entries to look at.
  ///   - visit: Is told of each entry, hidden ones left out; says of a folder whether to go into it.
  /// - Returns: Whether all has been seen.
  @discardableResult
  static func run(
    _ root: String,
    limit: Int = mostEntries,
    _ visit: (Entry) -> Bool
  ) -> Bool {
    var walk = FolderWalk(limit: limit)
    walk.go(root, depth: 0, visit)
    let place = Files.resolved(root).map { $0 == "/" ? $0 : $0 + "/" } ?? "/"
    while !walk.links.isEmpty {
      let waiting = walk.links
      walk.links = []
      for link in waiting {
        guard let target = Files.resolved(link.path), !place.hasPrefix(target + "/"), target != "/"
        else { continue }
        walk.go(link.path, depth: link.depth + 1, visit)
      }
    }
    return walk.count <= limit
  }

  private mutating func go(_ folder: String, depth: Int, _ visit: (Entry) -> Bool) {
    guard depth <= FolderWalk.maximumDepth, let identity = FolderIdentity(folder),
      seen.insert(identity).inserted
    else { return }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for (name, kind) in Files.entries(in: folder) {
      count += 1
      guard count <= limit else { return }
      let path = prefix + name
      let isFolder = kind == .folder || kind == .link && Files.isFolder(path)
      let entry = Entry(path: path, name: name, depth: depth, isFolder: isFolder)
      guard visit(entry), isFolder else { continue }
      if kind == .link { links.append(entry) } else { go(path, depth: depth + 1, visit) }
    }
  }
}

/// The identity of a folder, whatever its path.
struct FolderIdentity: Hashable {
  private let device: UInt
  private let number: UInt

  /// The identity of a folder; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}

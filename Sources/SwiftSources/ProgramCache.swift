import Glibc

/// The folder of compiled programs, which other commands use at the same time.
///
/// A program, or a module of a package, is a folder named for what it was compiled from. It appears
/// complete, under a lock; the ones used longest ago go when there are too many bytes of them.
package struct ProgramCache: Sendable {
  /// Where the programs are.
  package let path: String
  /// The most bytes that programs may take.
  private let limit: Int

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - path: The folder, which need not exist.
  ///   - limit: The most bytes that programs may take; the newest is kept in any case.
  init(path: String, limit: Int = 1 << 30) {
    self.path = path
    self.limit = limit
  }

  /// The user's own cache: in `$XDG_CACHE_HOME`, else in `~/.cache`.
  package static func ofUser() throws(Failure) -> ProgramCache {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return ProgramCache(path: folder + "/espalier")
    }
    guard let home = variable("HOME") else {
      throw Failure(
        "there is no folder for compiled programs",
        hint: "set HOME or XDG_CACHE_HOME",
        status: Failure.cannotWrite
      )
    }
    return ProgramCache(path: home + "/.cache/espalier")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var programs: String { path + "/programs" }

  /// What is there for a key, which counts as used from now on; nil if there is nothing.
  func entry<Entry: CacheEntry>(_ type: Entry.Type, _ key: String) -> Entry? {
    let entry = Entry(folder: programs + "/" + key)
    guard utimensat(AT_FDCWD, entry.path, nil, 0) == 0 else { return nil }
    return entry
  }

  /// What is there for a key, made if there is nothing; commands that want the same wait for it.
  ///
  /// - Parameter make: Puts what belongs to it into an empty folder; it may not ask for another entry.
  func entry<Entry: CacheEntry>(
    _ type: Entry.Type,
    _ key: String,
    make: (Entry) throws(Failure) -> Void
  ) throws(Failure) -> Entry {
    if let entry = entry(type, key) { return entry }
    try Files.makeFolder(programs)
    try Files.makeFolder(path + "/locks")
    // Few locks, which nobody needs to remove: keys that share one rarely meet.
    return try FileLock.holding(path + "/locks/" + key.prefix(2)) { () throws(Failure) in
      if let entry = entry(type, key) { return entry }
      return try finished(key, make: make)
    }
  }

  /// An entry made anew.
  private func finished<Entry: CacheEntry>(
    _ key: String,
    make: (Entry) throws(Failure) -> Void
  ) throws(Failure) -> Entry {
    let unfinished = Entry(folder: path + "/unfinished-" + key)
    Files.remove(unfinished.folder)
    if let folder = Files.folder(of: unfinished.path) { try Files.makeFolder(folder) }
    defer { Files.remove(unfinished.folder) }
    try make(unfinished)
    let finished = Entry(folder: programs + "/" + key)
    Files.remove(finished.folder)
    guard rename(unfinished.folder, finished.folder) == 0 else {
      throw Files.failure(finished.folder, "cannot write", Failure.cannotWrite)
    }
    shrink(keeping: key)
    return finished
  }

  /// Removes what was used longest ago until the rest fits.
  private func shrink(keeping newest: String) {
    let all = Files.names(in: programs).compactMap { key -> (key: String, stamp: Files.Stamp)? in
      let folder = programs + "/" + key
      let stamp =
        Files.stamp(CachedProgram(folder: folder).path)
        ?? Files.stamp(CachedModule(folder: folder).path)
      return stamp.map { (key, $0) }
    }
    var left = limit - (all.first { $0.key == newest }?.stamp.size ?? 0)
    let others = all.filter { $0.key != newest }.sorted {
      ($1.stamp.seconds, $1.stamp.nanoseconds) < ($0.stamp.seconds, $0.stamp.nanoseconds)
    }
    for (key, stamp) in others {
      left -= stamp.size
      guard left < 0 else { continue }
      Files.remove(programs + "/" + key)
    }
  }

  /// Removes all programs.
  package func clear() { Files.remove(path) }
}

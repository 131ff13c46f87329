import Glibc

/// The folder of compiled programs, which other commands use at the same time.
///
/// A program, or a module of a package, is a folder named for what it was compiled from. It appears
/// complete, under a lock, and is locked while somebody uses it; the ones used longest ago go when there
/// are too many bytes of them. Only the user can read or write there.
package struct ProgramCache: Sendable {
  /// The folder of the programs.
  package let path: String
  /// The most bytes that programs may take.
  private let limit: Int
  /// The folder used in place of a cache that cannot be written to.
  private let substitute: String?

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - path: The folder, which need not exist.
  ///   - substitute: The folder for new programs where the other may not be written.
  ///   - limit: The most bytes that programs may take; the newest is kept in any case.
  init(path: String, substitute: String? = nil, limit: Int = 1 << 30) {
    self.path = path
    self.substitute = substitute
    self.limit = limit
  }

  /// The user's own cache: in `$XDG_CACHE_HOME`, else in `~/.cache`; where that cannot be written, what
  /// is new goes to a folder of the user's among the temporary files.
  package static func ofUser() throws(Failure) -> ProgramCache {
    let temporary = (variable("TMPDIR") ?? "/tmp") + "/espalier-\(geteuid())"
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return ProgramCache(path: folder + "/espalier", substitute: temporary)
    }
    guard let home = variable("HOME") else {
      throw Failure(
        "there is no folder for compiled programs",
        hint: "set HOME or XDG_CACHE_HOME",
        status: Failure.cannotWrite
      )
    }
    return ProgramCache(path: home + "/.cache/espalier", substitute: temporary)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var programs: String { path + "/programs" }
  /// The folder of the manifests that SwiftPM has read.
  var manifests: String { path + "/manifests" }
  /// The folder of the target descriptions that compilers print.
  var toolchains: String { path + "/toolchains" }
  /// The folder in which SwiftPM builds packages of others.
  var packageBuilds: String { path + "/package-builds" }
  /// The folder of fetched packages.
  var checkouts: String { path + "/checkouts" }
  private static let unfinished = "unfinished-"
  private static let trash = "trash-"

  // MARK: Entries

  /// Whether there is something for a key.
  func has<Entry: CacheEntry>(_ type: Entry.Type, _ key: String) -> Bool {
    Files.exists(Entry(folder: programs + "/" + key).path)
  }

  /// Returns the entry for a key, which counts as used from now on; nil if there is none.
  func entry<Entry: CacheEntry>(_ type: Entry.Type, _ key: String) -> UsedEntry<Entry>? {
    let entry = Entry(folder: programs + "/" + key)
    // Another process may be removing it.
    while let lock = FileLock.sharing(folder: entry.folder) {
      guard lock.isLock(of: entry.folder) else { continue }
      guard Files.exists(entry.path) else { return nil }
      // The folder's time, since a linker takes a file for changed whose own time changes.
      utimensat(AT_FDCWD, entry.folder, nil, 0)
      return UsedEntry(entry: entry, lock: lock)
    }
    return nil
  }

  /// Returns the entry for a key, made if there is none; commands that want the same wait for it.
  ///
  /// - Parameter make: Puts what belongs to it into an empty folder; it may not ask for another entry.
  func entry<Entry: CacheEntry>(
    _ type: Entry.Type,
    _ key: String,
    make: (Entry) throws(Failure) -> Void
  ) throws(Failure) -> UsedEntry<Entry> {
    if let entry = entry(type, key) { return entry }
    do {
      try prepare()
    } catch {
      guard let other = try replacement(error) else { throw error }
      return try other.entry(type, key, make: make)
    }
    // A few locks, which are never removed: keys that share one rarely meet.
    return try FileLock.holding(path + "/locks/" + key.prefix(2)) { () throws(Failure) in
      if let entry = entry(type, key) { return entry }
      removeLeftovers(holding: String(key.prefix(2)))
      return try finished(key, make: make)
    }
  }

  /// Makes the folders, accessible to the user only.
  private func prepare() throws(Failure) {
    for folder in [path, programs, path + "/locks"] {
      try Files.makeFolder(folder, mode: 0o700)
      guard access(folder, W_OK | X_OK) == 0 else {
        throw Files.failure(folder, "cannot write", Failure.cannotWrite)
      }
    }
    // It may have been made when others were let in.
    chmod(path, 0o700)
  }

  /// The cache that stands in for one that cannot be written to.
  private func replacement(_ failure: Failure) throws(Failure) -> ProgramCache? {
    guard let substitute else { return nil }
    try Files.makeFolder(substitute, mode: 0o700)
    var status = stat()
    // Another user may have put something there.
    guard lstat(substitute, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else { return nil }
    return ProgramCache(path: substitute, limit: limit)
  }

  /// Puts a new entry in place, locked so that it is not removed before it is used.
  private func finished<Entry: CacheEntry>(
    _ key: String,
    make: (Entry) throws(Failure) -> Void
  ) throws(Failure) -> UsedEntry<Entry> {
    let unfinished = Entry(folder: path + "/" + ProgramCache.unfinished + key)
    defer { Files.remove(unfinished.folder) }
    if let folder = Files.folder(of: unfinished.path) {
      try Files.makeFolder(folder, mode: 0o700)
    }
    try Supervisor.guarding(unfinished.folder) { () throws(Failure) in try make(unfinished) }
    chmod(unfinished.path, 0o700)
    let finished = Entry(folder: programs + "/" + key)
    Files.remove(finished.folder)
    // The folder keeps its lock when it gets its name.
    guard let lock = FileLock.sharing(folder: unfinished.folder),
      rename(unfinished.folder, finished.folder) == 0
    else { throw Files.failure(finished.folder, "cannot write", Failure.cannotWrite) }
    shrink(keeping: key)
    return UsedEntry(entry: finished, lock: lock)
  }

  // MARK: Removing

  /// Removes the least recently used entries until the rest fits.
  private func shrink(keeping newest: String) {
    let all = Files.names(in: programs).compactMap { key -> Used? in
      let folder = programs + "/" + key
      let file =
        Files.stamp(CachedProgram(folder: folder).path)
        ?? Files.stamp(CachedModule(folder: folder).path)
        ?? Files.stamp(CachedMacros(folder: folder).path)
        ?? Files.stamp(CachedMacroSupport(folder: folder).path)
      guard let file, let used = Files.stamp(folder) else { return nil }
      return (key, file.size, used)
    }
    let room = limit - (all.first { $0.key == newest }?.size ?? 0)
    let others = all.filter { $0.key != newest }
    for key in ProgramCache.excess(of: others, room: room) { removeUnlessUsed(key) }
  }

  /// Something in the cache: its bytes, and when it was used.
  typealias Used = (key: String, size: Int, folder: Files.Stamp)

  /// Returns the entries to remove, the least recently used first, until the rest fits.
  static func excess(of all: [Used], room: Int) -> [String] {
    var left = room
    let newestFirst = all.sorted {
      ($1.folder.seconds, $1.folder.nanoseconds) < ($0.folder.seconds, $0.folder.nanoseconds)
    }
    return newestFirst.filter { used in
      left -= used.size
      return left < 0
    }.map(\.key)
  }

  /// Removes an entry; false if it is in use.
  @discardableResult
  private func removeUnlessUsed(_ key: String) -> Bool {
    let folder = programs + "/" + key
    guard let lock = FileLock.free(folder: folder) else { return !Files.exists(folder) }
    defer { withExtendedLifetime(lock) {} }
    // A process that waits for the lock finds it gone at once.
    let trash = "\(path)/\(ProgramCache.trash)\(getpid())-\(key)"
    guard rename(folder, trash) == 0 else { return false }
    Files.remove(trash)
    return true
  }

  /// Removes what commands have left that were ended.
  ///
  /// - Parameter own: The lock that this process holds; it makes nothing at the moment.
  func removeLeftovers(holding own: String? = nil) {
    for name in Files.names(in: path) {
      if name.hasPrefix(ProgramCache.trash) { Files.remove(path + "/" + name) }
      guard name.hasPrefix(ProgramCache.unfinished) else { continue }
      let key = name.dropFirst(ProgramCache.unfinished.count)
      let lock = FileLock.free(path + "/locks/" + key.prefix(2))
      if lock != nil || key.prefix(2) == own ?? "" { Files.remove(path + "/" + name) }
      withExtendedLifetime(lock) {}
    }
  }

  /// Removes all programs but those that are being used or made.
  ///
  /// - Returns: The number of programs in use.
  @discardableResult
  package func clear() -> Int {
    removeLeftovers()
    clearObjects()
    for folder in [
      manifests, path + "/manifest-builds", toolchains, packageBuilds, checkouts,
    ] {
      Files.remove(folder)
    }
    return Files.names(in: programs).filter { !removeUnlessUsed($0) }.count
  }
}

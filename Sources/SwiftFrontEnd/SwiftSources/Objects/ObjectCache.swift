import Glibc
import Synchronization

/// The folders of objects in the cache, of which those used longest ago go.
extension ProgramCache {
  private var objects: String { path + "/objects" }

  /// The most bytes that objects may take; those of the module at hand stay in any case.
  private static let mostBytes = 1 << 30

  /// Returns the folder of a module's objects.
  ///
  /// - Parameter key: A name for the module's inputs, except the contents of its files.
  func objectPath(_ key: String) -> String { objects + "/" + key }

  /// Whether parts of a module were set aside when it was compiled last.
  func hasSetAside(_ key: String) -> Bool { Files.exists(objectPath(key) + "/aside/files") }

  /// The folder of a module's objects, waited for; nil if there can be none.
  func objectFolder(_ key: String) -> ObjectFolder? {
    let locks = path + "/locks"
    guard (try? Files.makeFolder(locks, mode: 0o700)) != nil,
      let lock = FileLock.exclusive("\(locks)/objects-\(key.prefix(3))"),
      let folder = try? ObjectFolder(objectPath(key), lock: lock)
    else { return nil }
    utimensat(AT_FDCWD, folder.path, nil, 0)
    if ObjectLooks.isDue(objects) { shrinkObjects(keeping: key) }
    return folder
  }

  /// Removes the folders that were used longest ago until the rest fits.
  private func shrinkObjects(keeping own: String) {
    let others = Files.names(in: objects).filter { $0 != own }.compactMap { key -> Used? in
      let folder = objects + "/" + key
      return Files.stamp(folder).map { (key, ProgramCache.size(of: folder), $0) }
    }
    for key in ProgramCache.excess(of: others, room: ProgramCache.mostBytes)
    where key.prefix(3) != own.prefix(3) {
      removeObjectsUnlessUsed(key)
    }
  }

  private func removeObjectsUnlessUsed(_ key: String) {
    guard let lock = FileLock.free("\(path)/locks/objects-\(key.prefix(3))") else { return }
    defer { withExtendedLifetime(lock) {} }
    Files.remove(objects + "/" + key)
  }

  /// Removes all objects but those that are being used.
  func clearObjects() {
    for key in Files.names(in: objects) { removeObjectsUnlessUsed(key) }
  }

  private static func size(of folder: String) -> Int {
    var size = 0
    FolderWalk.run(folder) { entry in
      if !entry.isFolder { size += Files.stamp(entry.path)?.size ?? 0 }
      return true
    }
    return size
  }
}

/// When folders of objects were looked through: all of their files are, which takes its time.
private enum ObjectLooks {
  private static let times = Mutex<[String: Double]>([:])
  /// The least number of seconds between two clean-ups.
  private static let pause = 60.0

  /// Whether a folder is to be looked through, which then counts as done.
  static func isDue(_ folder: String) -> Bool {
    let now = SystemClock.monotonic
    return times.withLock { times in
      if let last = times[folder], now - last < pause { return false }
      times[folder] = now
      return true
    }
  }
}

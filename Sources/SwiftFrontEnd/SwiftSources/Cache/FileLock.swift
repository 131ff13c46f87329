import Glibc

/// A lock that other processes respect, as long as this object is there; it ends with the process at the
/// latest.
final class FileLock: Sendable {
  /// Who else may have it at the same time.
  enum Kind {
    case shared
    case exclusive
  }

  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Waits for the lock of a file, which need not exist, and does something while it is held.
  static func holding<Result>(
    _ path: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = openFile(path)
    guard descriptor >= 0 else { throw Files.failure(path, "cannot write", Failure.cannotWrite) }
    let lock = FileLock(descriptor)
    lock.wait(for: .exclusive)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Waits for the lock of a file, which need not exist; nil if that cannot be written.
  static func exclusive(_ path: String) -> FileLock? {
    let descriptor = openFile(path)
    guard descriptor >= 0 else { return nil }
    let lock = FileLock(descriptor)
    lock.wait(for: .exclusive)
    return lock
  }

  /// The lock of a file, which need not exist; nil if somebody else has it.
  static func free(_ path: String) -> FileLock? { free(openFile(path), .exclusive) }

  private static func openFile(_ path: String) -> Int32 {
    open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }

  /// The lock of a folder; nil if somebody else has it, or there is no folder.
  static func free(folder: String) -> FileLock? { free(openFolder(folder), .exclusive) }

  private static func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  private static func free(_ descriptor: Int32, _ kind: Kind) -> FileLock? {
    guard descriptor >= 0 else { return nil }
    let lock = FileLock(descriptor)
    return flock(descriptor, operation(kind) | LOCK_NB) == 0 ? lock : nil
  }

  /// Waits for the lock of a folder that others may have as well; nil if there is no folder.
  static func sharing(folder: String) -> FileLock? {
    let descriptor = openFolder(folder)
    guard descriptor >= 0 else { return nil }
    let lock = FileLock(descriptor)
    lock.wait(for: .shared)
    return lock
  }

  private func wait(for kind: Kind) {
    while flock(descriptor, FileLock.operation(kind)) != 0, errno == EINTR {}
  }

  private static func operation(_ kind: Kind) -> Int32 {
    switch kind {
    case .shared: LOCK_SH
    case .exclusive: LOCK_EX
    }
  }

  /// Whether what is locked is still what a path leads to.
  func isLock(of path: String) -> Bool {
    var (locked, named) = (stat(), stat())
    return fstat(descriptor, &locked) == 0 && stat(path, &named) == 0
      && locked.st_ino == named.st_ino && locked.st_dev == named.st_dev
  }

  /// Lets the program that this process becomes have the lock.
  func handOn() { _ = fcntl(descriptor, F_SETFD, 0) }
}

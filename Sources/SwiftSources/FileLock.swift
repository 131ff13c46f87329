import Glibc

/// A lock that other processes respect; it ends with the process at the latest.
enum FileLock {
  /// Waits for the lock of a path and does something while it is held.
  static func holding<Result>(
    _ path: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Files.failure(path, "cannot write", Failure.cannotWrite) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}

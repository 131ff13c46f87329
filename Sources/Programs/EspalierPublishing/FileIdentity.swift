import Glibc

/// The identity of a file's current version: different for another file, and after a change.
struct FileIdentity: Sendable, Hashable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let written: [Int]

  /// Reads the identity of the file at a path, through links; nil if there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
    size = status.st_size
    written = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}

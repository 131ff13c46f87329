internal import Glibc
internal import Synchronization
internal import ViewValues

/// The sizes of images that earlier runs of a program have read, in a file beside it.
///
/// Loading the image libraries takes longer than laying out most screens. A size is valid while its
/// file is unchanged.
package final class ImageSizes: Sendable {
  /// The identity of a file: device, inode, size and time of change, which each write alters.
  struct FileIdentity: Hashable {
    private let numbers: [UInt64]

    init(_ status: stat) {
      numbers = [
        UInt64(status.st_dev), UInt64(status.st_ino), UInt64(bitPattern: Int64(status.st_size)),
        UInt64(bitPattern: Int64(status.st_ctim.tv_sec)),
        UInt64(bitPattern: Int64(status.st_ctim.tv_nsec)),
      ]
    }

    fileprivate init(_ numbers: [UInt64]) { self.numbers = numbers }

    fileprivate static let count = 5

    fileprivate var words: [UInt64] { numbers }
  }

  /// The maximum of bytes that are read: a longer file is not used.
  private static let limit = 1 << 20

  private let path: String
  private let known: Mutex<[FileIdentity: Size]?> = Mutex(nil)

  /// Creates a cache in a file, which need not exist.
  package init(path: String) { self.path = path }

  /// Returns the identity of a file; nil if there is none, or if it might change again without a
  /// trace.
  static func identity(ofFile path: String) -> FileIdentity? {
    var status = stat()
    var now = timespec()
    guard stat(path, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0,
      // Clocks of file systems are coarse: two quick changes have the same time.
      now.tv_sec - status.st_ctim.tv_sec > 1
    else { return nil }
    return FileIdentity(status)
  }

  /// The size of a file as an earlier run has read it.
  func size(of file: FileIdentity) -> Size? {
    known.withLock { known in
      let sizes = known ?? read()
      known = sizes
      return sizes[file]
    }
  }

  /// Stores a size for later runs; if it cannot be written, they read the image again.
  func keep(_ size: Size, of file: FileIdentity) {
    known.withLock { known in
      known = known ?? read()
      guard known?.updateValue(size, forKey: file) != size else { return }
      // One write for each line, so that concurrent programs do not mix theirs.
      let words = file.words + [size.width.bitPattern, size.height.bitPattern]
      let line = words.map { String($0, radix: 16) }.joined(separator: " ") + "\n"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      _ = Array(line.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  private func read() -> [FileIdentity: Size] {
    var sizes: [FileIdentity: Size] = [:]
    for line in text().split(separator: "\n") {
      let words = line.split(separator: " ").compactMap { UInt64($0, radix: 16) }
      guard words.count == FileIdentity.count + 2 else { continue }
      let width = Double(bitPattern: words[FileIdentity.count])
      let height = Double(bitPattern: words[FileIdentity.count + 1])
      guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { continue }
      sizes[FileIdentity(Array(words.prefix(FileIdentity.count)))] =
        Size(width: width, height: height)
    }
    return sizes
  }

  private func text() -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= ImageSizes.limit
    else { return "" }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      // An empty buffer has no address.
      count = buffer.isEmpty ? 0 : max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

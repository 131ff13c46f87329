internal import Glibc
internal import Synchronization
internal import ViewValues

/// The sizes of images that earlier runs of a program have read, kept in a file beside it.
///
/// The libraries that read images take longer to load than most screens to be laid out. A size holds as
/// long as its file is the same one, unchanged.
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

  /// The most bytes that are read: what is longer holds nothing for this program.
  private static let limit = 1 << 20

  private let path: String
  private let known: Mutex<[FileIdentity: Size]?> = Mutex(nil)

  /// Creates sizes that are kept in a file, which need not exist.
  package init(path: String) { self.path = path }

  /// The identity of a file; nil if there is none, or if it might change once more without a trace.
  static func identity(ofFile path: String) -> FileIdentity? {
    var status = stat()
    var now = timespec()
    guard stat(path, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0,
      // Clocks of file systems are coarse: two changes at once have one time.
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

  /// Keeps a size for later runs; where that cannot be written, they will read it again.
  func keep(_ size: Size, of file: FileIdentity) {
    known.withLock { known in
      known = known ?? read()
      guard known?.updateValue(size, forKey: file) != size else { return }
      // One call a line, so that programs that run at the same time do not tear each other's.
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
      // With nothing in it there is no buffer.
      count = buffer.isEmpty ? 0 : max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

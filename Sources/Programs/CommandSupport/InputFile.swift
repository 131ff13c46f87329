import Glibc
import SpecFormat

/// A file to read.
package enum InputFile {
  case standardInput
  /// A file of any kind that the user names.
  case named(SystemPath)
  /// A file that must be a regular one: found in a folder, or read as a whole.
  case regular(SystemPath)
  /// A folder that holds no spec files, or that cannot be looked into.
  case uselessFolder(SystemPath, Failure)

  /// The name in messages and exports.
  package var name: String {
    switch self {
    case .standardInput: "<stdin>"
    case .named(let path), .regular(let path), .uselessFolder(let path, _): path.description
    }
  }

  /// The path of the file; nil for one without a path, or an invalid one.
  package var path: SystemPath? {
    switch self {
    case .named(let path), .regular(let path): path
    case .standardInput, .uselessFolder: nil
    }
  }

  /// The reason that a file cannot be read.
  package struct Failure: Error {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Returns the file's bytes, up to a limit: an input may have no end.
  package func read(atMost limit: Int = SpecLimits.maximumBytes) throws(Failure) -> [UInt8] {
    switch self {
    case .standardInput:
      return try InputFile.bytes(of: STDIN_FILENO, atMost: limit)
    case .named(let path):
      return try InputFile.bytes(of: path, mode: 0, atMost: limit)
    case .regular(let path):
      // A pipe without a writer is opened at once, not waited for.
      return try InputFile.bytes(of: path, mode: O_NONBLOCK, atMost: limit)
    case .uselessFolder(_, let failure):
      throw failure
    }
  }

  private static func bytes(
    of path: SystemPath,
    mode: Int32,
    atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | mode) }
    guard descriptor >= 0 else { throw Failure.last("file") }
    defer { Glibc.close(descriptor) }
    var status = stat()
    var size = 0
    if fstat(descriptor, &status) == 0 {
      if mode & O_NONBLOCK != 0, let kind = kind(of: status) {
        throw Failure(reason: "cannot read the file: it is \(kind)")
      }
      size = Int(status.st_size)
    }
    return try bytes(of: descriptor, expecting: size, atMost: limit)
  }

  /// - Parameter size: The expected count of bytes, for which space is reserved.
  private static func bytes(
    of descriptor: Int32,
    expecting size: Int = 0,
    atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, min(size, limit)))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw Failure.last("file") }
      if count == 0 { return bytes }
      chunk.withUnsafeBufferPointer { bytes.append(contentsOf: $0[..<count]) }
    }
    return bytes
  }

  /// Returns the kind of a file that is not regular; nil for a regular file, and for folders, which
  /// the system refuses to read.
  private static func kind(of status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: nil
    }
  }
}

extension InputFile.Failure {
  /// Returns the system's last error.
  package static func last(_ noun: String) -> InputFile.Failure {
    InputFile.Failure(reason: "cannot read the \(noun): \(String(cString: strerror(errno)))")
  }
}

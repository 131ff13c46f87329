internal import Glibc

/// The executable file of this process.
package enum OwnExecutable {
  /// Its absolute path, without links; nil if it is not known.
  package static var path: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Its folder, with a slash at the end; empty if it is not known.
  package static var folder: String {
    guard let path else { return "" }
    return String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

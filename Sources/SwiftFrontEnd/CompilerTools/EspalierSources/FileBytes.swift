import Glibc

/// Files as bytes.
enum FileBytes {
  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw failure("read", path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw failure("read", path) }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw failure("write", path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw failure("write", path) }
  }

  /// A path from the root, as it stands.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  private static func failure(_ verb: String, _ path: String) -> Failure {
    Failure(
      message:
        "espalier-sources: error: cannot \(verb) \(path): \(String(cString: strerror(errno)))",
      status: 74
    )
  }
}

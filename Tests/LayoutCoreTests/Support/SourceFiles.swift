#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Swift files in a folder and the folders inside, by their path below it.
func swiftFiles(in folder: String, below path: String = "") -> [String: String] {
  guard let directory = opendir(folder + path) else { return [:] }
  defer { closedir(directory) }
  var files: [String: String] = [:]
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name.hasSuffix(".swift") {
      files[path + name] = contents(of: folder + path + name)
    } else if !name.hasPrefix(".") {
      files.merge(swiftFiles(in: folder, below: path + name + "/")) { first, _ in first }
    }
  }
  return files
}

private func contents(of path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

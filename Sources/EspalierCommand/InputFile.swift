import Glibc

/// A file to read.
enum InputFile {
  case standardInput
  case named(String)

  /// The name in messages and exports.
  var name: String {
    switch self {
    case .standardInput: "<stdin>"
    case .named(let name): name
    }
  }

  /// Why a file cannot be read.
  struct Failure: Error {
    var reason: String
  }

  /// All of the file's bytes.
  func read() throws(Failure) -> [UInt8] {
    switch self {
    case .standardInput:
      return try InputFile.bytes(of: STDIN_FILENO)
    case .named(let name):
      let descriptor = open(name, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure.last }
      defer { Glibc.close(descriptor) }
      return try InputFile.bytes(of: descriptor)
    }
  }

  private static func bytes(of descriptor: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = 1 << 16
    while true {
      var failed = false
      let start = bytes.count
      // Growing by doubling keeps large inputs linear.
      bytes.append(contentsOf: repeatElement(0, count: max(chunk, start)))
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      failed = count < 0
      bytes.removeLast(bytes.count - start - max(0, count))
      if failed, errno == EINTR { continue }
      if failed { throw Failure.last }
      if count == 0 { return bytes }
    }
  }

  static func isDirectory(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The spec files in a folder and the folders in it, by name; schemas are none.
  static func specs(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [folder] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isDirectory(path) { return isLink(path) ? [] : specs(in: path) }
      return name.hasSuffix(".json") && !name.hasSuffix(".schema.json") ? [path] : []
    }
  }

  /// A link to a folder may lead back up.
  private static func isLink(_ name: String) -> Bool {
    var status = stat()
    return lstat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension InputFile.Failure {
  /// What the system last complained about.
  static var last: InputFile.Failure {
    InputFile.Failure(reason: String(cString: strerror(errno)))
  }
}

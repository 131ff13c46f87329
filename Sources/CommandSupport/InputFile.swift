import Glibc
import SpecFormat

/// A file to read.
package enum InputFile {
  case standardInput
  case named(String)
  /// A folder that holds no spec files, or that cannot be looked into.
  case uselessFolder(String, Failure)

  /// The name in messages and exports.
  package var name: String {
    switch self {
    case .standardInput: "<stdin>"
    case .named(let name), .uselessFolder(let name, _): name
    }
  }

  /// Why a file cannot be read.
  package struct Failure: Error {
    package var reason: String
  }

  /// All of the file's bytes, or so many of them: an input may have no end.
  package func read(atMost limit: Int = SpecLimits.maximumBytes) throws(Failure) -> [UInt8] {
    switch self {
    case .standardInput:
      return try InputFile.bytes(of: STDIN_FILENO, atMost: limit)
    case .named(let name):
      let descriptor = open(name, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure.last("file") }
      defer { Glibc.close(descriptor) }
      return try InputFile.bytes(of: descriptor, atMost: limit)
    case .uselessFolder(_, let failure):
      throw failure
    }
  }

  private static func bytes(
    of descriptor: Int32,
    atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
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

  package static func isDirectory(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files that a name given by the user stands for: itself, or the spec files of a folder.
  package static func files(named name: String) -> [InputFile] {
    guard isDirectory(name) else { return [.named(name)] }
    let files = specs(in: name)
    guard files.isEmpty else { return files }
    return [.uselessFolder(name, Failure(reason: "the folder holds no spec files"))]
  }

  /// The spec files in a folder and the folders in it, by name; schemas are none.
  private static func specs(in folder: String) -> [InputFile] {
    guard let directory = opendir(folder) else {
      return [.uselessFolder(folder, Failure.last("folder"))]
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name =
        nameOffset.map {
          String(
            cString: UnsafeRawPointer(entry).advanced(by: $0)
              .assumingMemoryBound(to: CChar.self)
          )
        } ?? ""
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().flatMap { name -> [InputFile] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isDirectory(path) { return isLink(path) ? [] : specs(in: path) }
      return name.hasSuffix(".json") && !name.hasSuffix(".schema.json") ? [.named(path)] : []
    }
  }

  /// Where in an entry its name begins; an entry may be shorter than its type says.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)

  /// A link to a folder may lead back up.
  private static func isLink(_ name: String) -> Bool {
    var status = stat()
    return lstat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension InputFile.Failure {
  /// What the system last complained about.
  package static func last(_ noun: String) -> InputFile.Failure {
    InputFile.Failure(reason: "cannot read the \(noun): \(String(cString: strerror(errno)))")
  }
}

import Glibc

/// The file system, as the driver needs it.
enum Files {
  /// The identity of a file's version, without reading the file.
  struct Stamp: Hashable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    var text: String { "\(size) \(seconds).\(nanoseconds)" }
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  static func exists(_ path: String) -> Bool { status(path) != nil }

  static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func stamp(_ path: String) -> Stamp? {
    status(path).map {
      Stamp(size: Int($0.st_size), seconds: $0.st_mtim.tv_sec, nanoseconds: $0.st_mtim.tv_nsec)
    }
  }

  /// The path without links; nil if there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the target of a link; nil if there is none.
  static func target(ofLink link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The kind of a folder's entry, as far as the folder itself tells.
  enum EntryKind {
    case file
    case folder
    /// A link, or what the folder says nothing of.
    case link
  }

  /// The names in a folder, hidden ones left out, in the order of their bytes.
  static func names(in folder: String) -> [String] { entries(in: folder).map(\.name) }

  /// Returns the entries of a folder, except hidden ones, in the order of the bytes of their names.
  ///
  /// Names that the rest of this program cannot express are left out: no UTF-8, or with line feeds.
  static func entries(in folder: String) -> [(name: String, kind: EntryKind)] {
    var entries: [(name: String, kind: EntryKind)] = []
    read(Array(folder.utf8CString)) { name, type in
      guard let name = text(name), !name.hasPrefix(".") else { return }
      let kind: EntryKind =
        switch Int(type) {
        case Int(DT_DIR): .folder
        case Int(DT_LNK), Int(DT_UNKNOWN): .link
        default: .file
        }
      entries.append((name, kind))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The names in a folder that cannot be used, as they can be shown.
  static func unusableNames(in folder: String) -> [String] {
    var names: [String] = []
    read(Array(folder.utf8CString)) { name, _ in
      guard text(name) == nil else { return }
      let shown = name.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }
      names.append(String(decoding: shown, as: UTF8.self))
    }
    return names.sorted()
  }

  /// A name as text; nil for one that is none, or has line feeds.
  private static func text(_ name: [UInt8]) -> String? {
    name.contains(UInt8(ascii: "\n")) ? nil : String(validating: name, as: UTF8.self)
  }

  /// Calls a function with the name and the type of each entry of a folder.
  private static func read(_ folder: [CChar], _ body: ([UInt8], UInt8) -> Void) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let type = entry.pointee.d_type
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) {
          body(Array(UnsafeBufferPointer(start: $0, count: strnlen($0, Int(NAME_MAX)))), type)
        }
      }
    }
  }

  /// The most bytes of a file that is read as a whole: no source has as many.
  static let mostBytes = 100_000_000

  /// The bytes of a file.
  ///
  /// - Parameter limit: The most that it may have; a sparse file has many for nothing.
  static func read(_ path: String, atMost limit: Int = mostBytes) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, "cannot read the file", Failure.cannotRead) }
    defer { close(descriptor) }
    if let kind = endlessKind(descriptor) {
      let text = "\(path): error: cannot read the file: it is a \(kind)"
      throw Failure(diagnostics: text, status: Failure.cannotRead)
    }
    // Its size is known before anything is read of a file of the usual kind.
    var status = stat()
    if fstat(descriptor, &status) == 0, Int(status.st_size) > limit { throw tooLarge(path, limit) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, "cannot read the file", Failure.cannotRead) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { throw tooLarge(path, limit) }
    }
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> Failure {
    let text = "\(path): error: cannot read the file: it has more than \(limit) bytes"
    return Failure(diagnostics: text, status: Failure.cannotRead)
  }

  /// The kind of a file that would block the reader, or may have no end.
  private static func endlessKind(_ descriptor: Int32) -> String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: nil
    case S_IFIFO: "pipe"
    default: "device"
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, "cannot write", Failure.cannotWrite) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, "cannot write", Failure.cannotWrite) }
      written += count
    }
  }

  /// Makes a folder and those around it.
  ///
  /// - Parameter mode: The permissions of the new folders, as far as the process allows them.
  static func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) {
    guard !isFolder(path) else { return }
    if let parent = folder(of: path), parent != path { try makeFolder(parent, mode: mode) }
    guard mkdir(path, mode) == 0 || errno == EEXIST else {
      throw failure(path, "cannot make the folder", Failure.cannotWrite)
    }
  }

  /// Removes a file, or a folder with all in it, whatever its name and permissions.
  static func remove(_ path: String) { remove(Array(path.utf8CString)) }

  private static func remove(_ path: [CChar]) {
    guard rmdir(path) != 0 else { return }
    if errno == ENOTDIR {
      unlink(path)
      return
    }
    chmod(path, 0o700)
    var names: [[CChar]] = []
    read(path) { name, _ in
      if name != Array(".".utf8), name != Array("..".utf8) {
        names.append(name.map { CChar(bitPattern: $0) } + [0])
      }
    }
    let prefix = path.dropLast() + [CChar(UInt8(ascii: "/"))]
    for name in names { remove(prefix + name) }
    rmdir(path)
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The path from the root, without `.` and `..`, as far as the names tell.
  static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The working folder, by the shell's name for it, as the compiler names it.
  static var workingFolder: String {
    if let name = getenv("PWD").map({ String(cString: $0) }), name.hasPrefix("/"),
      let (named, actual) = status(name).flatMap({ named in status(".").map { (named, $0) } }),
      named.st_ino == actual.st_ino, named.st_dev == actual.st_dev
    {
      return name
    }
    return resolved(".") ?? "/"
  }

  /// The failure of a call, with what the system says.
  static func failure(_ path: String, _ message: String, _ status: Int32) -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(diagnostics: "\(path): error: \(message): \(reason)", status: status)
  }
}

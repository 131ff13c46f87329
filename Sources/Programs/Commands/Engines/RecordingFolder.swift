import ArgumentParser
import CommandSupport
import Conformance
import Glibc
import SpecFormat

/// The folder that a recording package is written to, which must be new or empty.
struct RecordingFolder {
  private let path: SystemPath

  /// Refuses a folder that has files, and anything that is no folder.
  init(_ path: SystemPath) throws {
    self.path = path
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw ValidationError("--export-swift: \(path.description) is no folder.")
    }
    guard let stream = path.withCString({ opendir($0) }) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name == "." || name == ".." else {
        throw ValidationError(
          "--export-swift: \(path.description) has files; name a new or an empty folder."
        )
      }
    }
  }

  /// Writes the files of a package.
  func write(_ recording: RecordingPackage) throws {
    var made: Set<String> = []
    for (name, bytes) in recording.files() {
      var folder = path
      make(folder, &made)
      for part in name.split(separator: "/").dropLast() {
        folder = folder.appending(Array(part.utf8))
        make(folder, &made)
      }
      let sink = try OutputSink(path: path.appending(Array(name.utf8)))
      try sink.write(bytes)
      try sink.close()
    }
  }

  /// Makes a folder; what goes wrong shows when files are written to it.
  private func make(_ folder: SystemPath, _ made: inout Set<String>) {
    guard made.insert(folder.text).inserted else { return }
    _ = folder.withCString { mkdir($0, 0o777) }
  }
}

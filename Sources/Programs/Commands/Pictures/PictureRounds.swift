import CommandSupport
import Glibc
import SwiftSources

/// Rounds of `espalier picture`, each in a separate process: whatever a screen's code does, the
/// next round begins anew.
struct PictureRounds {
  let isQuiet: Bool

  /// Draws all screens.
  ///
  /// - Parameter known: The pictures of the last round that ended well; those that are no more go.
  func run(_ known: inout Set<String>) throws {
    let start = SystemClock.monotonic
    let list = try RoundList()
    defer { list.remove() }
    let status = try PictureRounds.draw(list)
    if EndSignal.isGiven { return }
    let drawn = list.pictures
    var removed = 0
    // After an error it is unknown which screens were removed.
    if status == 0 {
      for path in known.subtracting(drawn.all) where unlink(path) == 0 { removed += 1 }
      known = drawn.all
    } else {
      known.formUnion(drawn.all)
    }
    guard !isQuiet else { return }
    let seconds = ((SystemClock.monotonic - start) * 10).rounded() / 10
    let count = drawn.all.count
    let parts =
      ["\(count) \(count == 1 ? "picture" : "pictures")", "\(drawn.written.count) written"]
      + (removed > 0 ? ["\(removed) removed"] : []) + (status == 0 ? [] : ["status \(status)"])
    StandardError.write("espalier: \(parts.joined(separator: ", ")) in \(seconds) s\n")
  }

  /// - Returns: The status of the process.
  private static func draw(_ list: RoundList) throws -> Int32 {
    let process: OwnProcess
    do {
      process = try OwnProcess(of: "picture", and: ["--round-list", list.path])
    } catch {
      throw Failed("cannot start espalier: \(error)")
    }
    EndSignal.handOn(to: process.id)
    defer { EndSignal.handOn(to: 0) }
    return process.wait() ?? ExitStatus.crash
  }

  /// The error for a round that cannot begin.
  struct Failed: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}

/// The file by which a round tells which pictures there are, a line each.
struct RoundList {
  let path: String

  /// Makes an empty file.
  init() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(folder)/\(WatchedInputs.ownPrefix)XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw PictureRounds.Failed(
        "cannot write to \(folder): \(String(cString: strerror(errno)))"
      )
    }
    close(descriptor)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The list that another process reads.
  init(path: String) { self.path = path }

  /// Notes a picture.
  func note(_ picture: SystemPath, isWritten: Bool) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let line = (isWritten ? "+" : "=") + picture.text + "\n"
    line.withCString { text in _ = Glibc.write(descriptor, text, strlen(text)) }
  }

  /// The pictures that there are, and which of them the round has written.
  var pictures: (all: Set<String>, written: Set<String>) {
    let bytes = (try? InputFile.regular(SystemPath(path)).read()) ?? []
    var (all, written) = (Set<String>(), Set<String>())
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let picture = String(line.dropFirst())
      all.insert(picture)
      if line.first == "+" { written.insert(picture) }
    }
    return (all, written)
  }

  func remove() { unlink(path) }
}

import AccessibilityCore
import ArgumentParser
import CommandSupport
import Glibc

/// The looks that a file keeps for the next ones to be compared with.
struct LookMemory {
  /// The first bytes of the file, its version at the end.
  private static let beginning = Array("espalier look 1\n".utf8)
  private static let mostBytes = 100_000_000

  let looks: [Look]

  /// Reads the looks of a file; none if it is not there yet.
  init(_ path: SystemPath) throws {
    guard path.withCString({ access($0, F_OK) }) == 0 else {
      looks = []
      return
    }
    let bytes: [UInt8]
    do { bytes = try InputFile.named(path).read(atMost: LookMemory.mostBytes) } catch {
      throw ValidationError("'\(path)': \(error.reason)")
    }
    guard bytes.starts(with: LookMemory.beginning),
      let looks = LookMemory.looks(in: Array(bytes.dropFirst(LookMemory.beginning.count)))
    else {
      throw ValidationError("'\(path)' keeps no look: give --diff a file that is not there yet.")
    }
    self.looks = looks
  }

  /// The looks that bytes are; nil if they are none.
  private static func looks(in bytes: [UInt8]) -> [Look]? {
    var reader = LinkReader(bytes)
    do throws(LinkError) {
      let looks: [Look] = try reader.read()
      return looks
    } catch {
      return nil
    }
  }

  /// Keeps looks in a file.
  static func keep(_ looks: [Look], in path: SystemPath) throws {
    var writer = LinkWriter()
    writer.write(raw: beginning)
    writer.write(looks)
    let sink = try OutputSink(path: path)
    try sink.write(writer.bytes)
    try sink.close()
  }
}

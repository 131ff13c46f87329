import Foundation
import Testing

/// A folder of files that a test makes, gone when nobody has it any more.
final class ResourceFolder {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.path + "/assets-\(UUID().uuidString)"
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// An SVG of a size.
  static func drawing(_ width: Int, _ height: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)"/>"#
  }
}

/// What a catalogue has said.
final class Warnings: @unchecked Sendable {
  // Appended to under the lock.
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func append(_ message: String) { lock.withLock { messages.append(message) } }
}

/// Tests of a program's own images and words share its catalogue, so they follow each other.
@Suite(.serialized) enum SharedCatalogueTests {}

import Foundation
import Testing

/// A file that a test reads, shown by its name.
struct TestFile: Sendable, CustomTestStringConvertible {
  let path: String
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  /// The text of a file beside this one, without the line feed at its end.
  func neighbour(withExtension suffix: String) throws -> String {
    let url = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(suffix)
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The folder of the tests of this target.
  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The folder `Specs`.
  static let specs = URL(fileURLWithPath: tests)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Specs").path

  /// The JSON files of a folder and those in it, by name; schemas and lists of assets left out.
  static func all(in folder: String) -> [TestFile] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .filter { !$0.contains(".xcassets/") }.sorted()
      .map { TestFile(path: folder + "/" + $0) }
  }
}

import Foundation
import Testing

/// A spec file to publish.
struct Screen: CustomTestStringConvertible, Sendable {
  let path: String

  /// The file's name without its ending.
  var name: String { String(URL(fileURLWithPath: path).lastPathComponent.dropLast(".json".count)) }
  var testDescription: String { name }

  /// A screen of these tests: `Tests/BusTests/Specs`.
  static func own(_ name: String) -> Screen { Screen(path: "\(folders[0])/\(name).json") }

  /// The screens of these tests and all of `Specs/Screens`.
  static let all: [Screen] = folders.flatMap { folder in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map {
      Screen(path: "\(folder)/\($0)")
    }
  }

  private static let folders = [
    Programs.package + "/Tests/BusTests/Specs", Programs.package + "/Specs/Screens",
  ]
}

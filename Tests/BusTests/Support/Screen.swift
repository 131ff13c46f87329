import Foundation
import Testing

/// A spec file to publish, or one of its cases.
struct Screen: CustomTestStringConvertible, Sendable {
  let path: String
  let caseName: String?

  /// The names of the file, without its ending, and of the case.
  var name: String {
    let file = String(URL(fileURLWithPath: path).lastPathComponent.dropLast(".json".count))
    return caseName.map { "\(file), \($0)" } ?? file
  }

  var testDescription: String { name }

  /// The name of the file that holds what is recorded of the screen.
  var recording: String { name.replacing(", ", with: "-").replacing(" ", with: "-") + ".txt" }

  /// A screen of these tests: `Tests/BusTests/Specs`.
  static func own(_ name: String) -> Screen {
    Screen(path: "\(folders[0])/\(name).json", caseName: nil)
  }

  /// A screen with faults: `Tests/BusTests/Defects`.
  static func defect(_ name: String) -> Screen {
    Screen(path: "\(Programs.package)/Tests/BusTests/Defects/\(name).json", caseName: nil)
  }

  /// The screens of these tests and all of `Specs/Screens`.
  static let all: [Screen] = folders.flatMap { folder in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
      .filter { !changesByItself($0) }.flatMap(screens)
  }

  /// Whether a published screen is another one after a while: nobody knows when it is read.
  private static func changesByItself(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("\"states\"") || text.contains("\"schedule\"")
  }

  private static func screens(_ path: String) -> [Screen] {
    guard let data = FileManager.default.contents(atPath: path),
      let spec = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = spec["cases"] as? [[String: Any]]
    else { return [Screen(path: path, caseName: nil)] }
    return cases.map { Screen(path: path, caseName: $0["name"] as? String) }
  }

  private static let folders = [
    Programs.package + "/Tests/BusTests/Specs", Programs.package + "/Specs/Screens",
  ]
}

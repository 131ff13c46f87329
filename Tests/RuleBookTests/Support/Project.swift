import Foundation

/// The files of the project.
enum Project {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(4).joined(separator: "/")

  static let sources = files(in: "Sources", [".swift"])
  /// The rule book without its introduction.
  static let rules = files(in: "docs/rules", [".md"]).filter { $0.path != "docs/rules/README.md" }
  /// Everything that cites rules.
  static let citing =
    sources + files(in: "Tests", [".swift", ".json"])
    + files(in: "Specs", [".json", ".md"]) + files(in: "docs", [".md"])
    + ["README.md", "CHANGELOG.md", "Package.swift"].compactMap { file($0) }

  /// What uses the module SwiftUI.
  static let tried =
    files(in: "Tests/SwiftUITests", [".swift"]) + files(in: "Specs/Swift", [".swift"])

  /// The text of a file; empty if there is none.
  static func text(_ path: String) -> String { file(path)?.text ?? "" }

  private static let testFiles = Set(
    paths(in: "Tests").compactMap { $0.split(separator: "/").last.map(String.init) }
  )

  /// Whether there is a file or folder, or with a bare name a file among the tests.
  static func exists(_ path: String) -> Bool {
    path.contains("/")
      ? FileManager.default.fileExists(atPath: root + "/" + path) : testFiles.contains(path)
  }

  private static func files(in folder: String, _ suffixes: [String]) -> [ProjectFile] {
    paths(in: folder).filter { path in suffixes.contains { path.hasSuffix($0) } }
      .sorted().compactMap { file($0) }
  }

  private static func paths(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)
    return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
  }

  private static func file(_ path: String) -> ProjectFile? {
    guard let data = FileManager.default.contents(atPath: root + "/" + path) else { return nil }
    return ProjectFile(path: path, text: String(decoding: data, as: UTF8.self))
  }
}

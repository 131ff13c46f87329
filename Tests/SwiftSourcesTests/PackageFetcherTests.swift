import Foundation
import ProjectModel
import Testing

@testable import SwiftSources

/// Packages that `Package.resolved` pins, fetched from repositories on this machine.
@Suite(.serialized) struct PackageFetcherTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func git(_ arguments: String) throws -> String {
    let line = "cd '\(folder.path)/Stars' && git -c user.name=a -c user.email=a@b \(arguments)"
    let result = try Subprocess(["/bin/sh", "-c", line]).run()
    #expect(result.status == 0, "\(result.output)")
    return result.output.filter { !$0.isNewline }
  }

  /// A repository with two commits; the first one's name.
  private func repository() throws -> String {
    try folder.write(
      "// swift-tools-version: 5.9\nlet package = Package(name: \"Stars\", targets: [.target(name: \"Stars\")])",
      to: "Stars/Package.swift"
    )
    try folder.write("public let count = 5\n", to: "Stars/Sources/Stars/Stars.swift")
    _ = try git("init -q .")
    _ = try git("add .")
    _ = try git("commit -q -m first")
    let first = try git("rev-parse HEAD")
    try folder.write("public let count = 6\n", to: "Stars/Sources/Stars/Stars.swift")
    _ = try git("commit -q -a -m second")
    return first
  }

  private func pin(_ location: String, _ revision: String) throws -> Project {
    try folder.write("import Stars\n", to: "App/A.swift")
    try folder.write(
      """
      {"pins": [{"identity": "stars", "kind": "remoteSourceControl", "location": "\(location)",
        "state": {"revision": "\(revision)", "version": "1.0.0"}}], "version": 2}
      """,
      to: "App/Package.resolved"
    )
    return ProjectReader.read(folder.path + "/App", ProjectSelection())
  }

  @Test func aPackageIsFetchedAtTheCommitThatIsPinned() throws {
    let project = try pin(folder.path + "/Stars", try repository())
    let package = try #require(project.packages.first)
    #expect(package.identity == "stars")
    #expect(package.folder == nil)
    #expect(ProjectSurvey(project).missing.map(\.reason) == [.package("stars", isPinned: true)])
    #expect(package.fetch() == nil)
    let again = ProjectReader.read(folder.path + "/App", ProjectSelection())
    let place = try #require(again.packages.first?.folder)
    defer { try? FileManager.default.removeItem(atPath: place) }
    let text = try String(contentsOfFile: place + "/Sources/Stars/Stars.swift", encoding: .utf8)
    #expect(text == "public let count = 5\n")
    #expect(ProjectSurvey(again).missing == [])
    let sources = [Array("import Stars\n".utf8)]
    let found = try PackageModule.all(importedBy: sources, in: folder.path + "/App").modules
    #expect(found.map(\.target.folder) == [place + "/Sources/Stars"])
  }

  @Test func whatCannotBeFetchedSaysWhy() throws {
    let revision = String(repeating: "a", count: 40)
    let gone = try pin(folder.path + "/Gone", revision)
    #expect(gone.packages.first?.fetch()?.isEmpty == false)
    // What git would run, or take for an option, is not for a project to say.
    for location in [
      "ext::sh -c 'touch \(folder.path)/ran'", "--upload-pack=touch \(folder.path)/ran",
    ] {
      #expect(try pin(location, revision).packages.first?.fetch()?.isEmpty == false)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
    #expect(
      try pin(folder.path + "/Stars", "main; touch ran").packages.first?.fetch()
        == "no commit of it is pinned"
    )
  }
}

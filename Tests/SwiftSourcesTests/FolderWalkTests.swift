import Foundation
import Testing

@testable import SwiftSources

struct FolderWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func link(_ name: String, to target: String) {
    #expect(symlink(target, folder.path + "/" + name) == 0)
  }

  private func walk(_ root: String, limit: Int = 1000) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    let path = folder.path + "/" + root
    let isComplete = FolderWalk.run(path, limit: limit) { entry in
      names.append(String(entry.path.dropFirst(path.count + 1)))
      return true
    }
    return (names, isComplete)
  }

  /// Two links to their own folder are 2ⁿ ways of n steps.
  @Test func linksToFoldersAroundAreNotFollowed() throws {
    for path in ["App/A.swift", "App/In/B.swift", "Beside/C.swift", "beside.swift"] {
      try folder.write("", to: path)
    }
    link("App/a", to: ".")
    link("App/b", to: ".")
    link("App/In/up", to: "../..")
    link("App/root", to: "/")
    link("App/nowhere", to: "gone")
    link("App/Aside", to: "../Beside")
    link("App/Again", to: "In")
    let found = walk("App")
    #expect(
      found.names == [
        "A.swift", "Again", "Aside", "In", "In/B.swift", "In/up", "a", "b", "nowhere", "root",
        "Aside/C.swift",
      ]
    )
    #expect(found.isComplete)
    #expect(SwiftModule.sources(in: folder.path + "/App").count == 3)
    #expect(FolderKind(folder.path + "/App") == .swiftSources)
  }

  @Test func aWalkEndsAtItsLimit() throws {
    for number in 0..<50 { try folder.write("", to: "many/\(number).txt") }
    #expect(walk("many", limit: 20).names.count == 20)
    #expect(!walk("many", limit: 20).isComplete)
    #expect(walk("many", limit: 50).isComplete)
  }

  @Test func aFolderOfLinksHasNoKind() throws {
    link("a", to: ".")
    link("b", to: ".")
    #expect(FolderKind(folder.path) == .neither)
  }

  @Test func sourcesWithoutUsableNamesAreLeftOutAndNamed() throws {
    try folder.write("", to: "App/Good.swift")
    try folder.write("", to: "App/two\nlines.swift")
    for name in ["bad\u{FF}.swift", "other\u{FF}.txt"] {
      let bytes = (folder.path + "/App/" + name).unicodeScalars.map { UInt8($0.value) } + [0]
      let file = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
        creat($0.baseAddress!, 0o644)
      }
      close(file)
    }
    let module = try #require(SwiftModule(folder.path + "/App"))
    #expect(module.files == [folder.path + "/App/Good.swift"])
    let remark = try #require(module.remark)
    #expect(remark.contains("names that are not UTF-8"))
    #expect(remark.contains("bad\u{FFFD}.swift, two?lines.swift"))
    #expect(!remark.contains("other"))
  }

  /// A sparse file has many bytes for nothing.
  @Test func aFileOfTooManyBytesIsNotRead() throws {
    let path = try folder.write("", to: "huge.swift")
    #expect(truncate(path, 3_000_000_000) == 0)
    let start = ContinuousClock.now
    #expect(throws: Failure.self) { try Files.read(path) }
    #expect(ContinuousClock.now - start < .seconds(1))
    do throws(Failure) { _ = try Files.read(path) } catch {
      #expect(error.status == 66)
      #expect(error.text.contains("it has more than 100000000 bytes"))
    }
  }

  @Test(arguments: ["-oImportant.swift", "./-oImportant.swift", "@list.swift"])
  func noNameIsAnOption(_ name: String) throws {
    let module = try #require(SwiftModule(name))
    #expect(module.files == [Files.workingFolder + "/" + Files.name(of: name)])
  }
}

import Foundation
import Testing

@testable import SwiftSources

struct FolderStampsTests {
  private func stamp(_ folder: TemporaryFolder) -> String {
    var hash = ContentHash()
    FolderStamps.append(folder.path, to: &hash)
    return hash.hex()
  }

  @Test func everyChangeOfAFileChangesThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "One/A.swift")
    try folder.write("b", to: "Two/B.swift")
    var seen = [stamp(folder)]
    #expect(stamp(folder) == seen[0])
    func changes(_ change: () throws -> Void) throws -> Bool {
      try change()
      let now = stamp(folder)
      defer { seen.append(now) }
      return !seen.contains(now)
    }
    #expect(try changes { try folder.write("ab", to: "One/A.swift") })
    #expect(try changes { try folder.write("", to: "One/C.swift") })
    #expect(
      try changes {
        try FileManager.default.moveItem(
          atPath: folder.path + "/One/C.swift",
          toPath: folder.path + "/Two/C.swift"
        )
      }
    )
    #expect(
      try changes { try FileManager.default.removeItem(atPath: folder.path + "/Two/B.swift") }
    )
    // Hidden files are those of editors.
    #expect(try !changes { try folder.write("", to: "One/.A.swift.swp") })
  }
}

import Foundation
import Testing

@testable import SwiftSources

struct SourceOverlayTests {
  @Test func namesWithAnyCharacterAreFound() throws {
    let files = ["/a/Card \"1\".swift", "/b\\c/Zeile\n.swift"]
    let overlay = SourceOverlay(files, copies: ["/tmp/0", "/tmp/1"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(overlay.text.utf8)) as? [String: Any]
    )
    let roots = try #require(json["roots"] as? [[String: Any]])
    let found = roots.map { root in
      let file = (root["contents"] as? [[String: Any]])?.first
      return [root["name"], file?["name"], file?["external-contents"]].map { $0 as? String }
    }
    #expect(found[0] == ["/a", "Card \"1\".swift", "/tmp/0"])
    #expect(found[1] == ["/b\\c", "Zeile\n.swift", "/tmp/1"])
  }
}

import Foundation
import Testing

/// `espalier inspect`: the page holds the output of the other commands, and loads nothing.
///
/// tools/try-inspect uses it in a browser.
@Suite struct InspectCommandTests {
  private struct Screen: Decodable {
    struct Variant: Decodable {
      struct Geometry: Decodable, Equatable {
        let file: String
        let layoutDirection: String
        let dynamicTypeSize: String
        let views: [View]
      }
      struct View: Decodable, Equatable {
        let path: String
        let frame: [Double]
        let children: [View]?
      }
      struct Accessibility: Decodable { let readingOrder: [String] }
      struct Spoken: Decodable { let text: String }
      let title: String
      let size: [Double]
      let picture: String
      let geometry: Geometry
      let accessibility: Accessibility
      let spoken: [Spoken]
    }
    struct Finding: Decodable {
      let rule: String
      let view: String
    }
    let name: String
    let variants: [Variant]
    let findings: [Finding]
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func page(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try Espalier.run(
      arguments: ["inspect"] + arguments + ["-o", "page.html"],
      in: scratch.path
    )
    #expect(run.status == status, "\(run.errors)")
    return try String(contentsOfFile: scratch.path + "/page.html", encoding: .utf8)
  }

  /// The screens of a page.
  private func screens(_ page: String) throws -> [Screen] {
    let begin = try #require(page.range(of: "id=\"screens\">"))
    let end = try #require(page.range(of: "</script>", range: begin.upperBound..<page.endIndex))
    let data = Data(page[begin.upperBound..<end.lowerBound].utf8)
    return try JSONDecoder().decode([Screen].self, from: data)
  }

  private static let cell = Espalier.specs + "/Screens/list-cell.json"

  @Test func eachVariantIsWhatTheOtherCommandsPrint() throws {
    let screens = try screens(page(Self.cell))
    let screen = try #require(screens.first)
    #expect(screens.count == 1)
    #expect(
      screen.variants.map(\.title) == [
        "light · large · left to right", "light · large · right to left",
        "light · accessibility3 · left to right", "light · accessibility3 · right to left",
        "dark · large · left to right", "dark · large · right to left",
        "dark · accessibility3 · left to right", "dark · accessibility3 · right to left",
      ]
    )
    let options = [
      "--text", "pango", "--dynamic-type-size", "accessibility3", "--layout-direction",
      "rightToLeft",
    ]
    let variant = screen.variants[3]
    let layout = try Espalier.run(arguments: ["layout", Self.cell] + options)
    let geometry = try JSONDecoder().decode(
      Screen.Variant.Geometry.self,
      from: Data(layout.output.utf8)
    )
    #expect(variant.geometry.views == geometry.views)
    #expect(variant.geometry.layoutDirection == "rightToLeft")
    let spoken = try Espalier.run(
      arguments: ["accessibility", Self.cell, "--format", "spoken"] + options
    )
    #expect(variant.spoken.map(\.text) == spoken.lines)
    #expect(screen.findings.map(\.view).contains("avocado"))
  }

  @Test func picturesAreThoseOfThePictureCommand() throws {
    let variant = try #require(
      screens(page(Self.cell, "--variants", "scheme=dark")).first?.variants.first
    )
    let picture = try Espalier.run(
      arguments: ["picture", Self.cell, "--color-scheme", "dark", "-o", "dark.png"],
      in: scratch.path
    )
    #expect(picture.status == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/dark.png"))
    #expect(variant.picture == "data:image/png;base64," + bytes.base64EncodedString())
    #expect(variant.size == [375, 667])
  }

  @Test func optionsLeaveOnlyWhatTheySay() throws {
    let variants = try screens(page(Self.cell, "--color-scheme", "dark"))[0].variants
    #expect(variants.count == 4)
    #expect(variants.allSatisfy { !$0.title.contains("light") })
  }

  @Test func wordsOfAScreenEndNoScriptOfThePage() throws {
    let words = "</script><script>alert(1)</script><!--"
    try scratch.write(
      "words.json",
      #"{ "view": { "type": "Text", "id": "</script>", "content": "\#(words)" } }"#
    )
    let page = try page("words.json", "--variants", "scheme=light")
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("alert(1)</script>"))
    #expect(try screens(page)[0].variants[0].spoken.map(\.text) == [words])
  }

  @Test func thePageAsksNoNetwork() throws {
    let page = try page(Self.cell, "--variants", "scheme=light")
    #expect(page.contains("Content-Security-Policy\" content=\"default-src 'none'; img-src data:;"))
    #expect(!page.contains("http:") && !page.contains("https:"))
  }

  @Test func aBadFileIsReportedAndTheOthersAreShown() throws {
    try scratch.write("bad.json", "{ \"view\": { \"type\": \"Txt\" } }")
    let shown = try screens(page("bad.json", Self.cell, status: 65))
    #expect(shown.count == 1)
    let alone = try Espalier.run(
      arguments: ["inspect", "bad.json", "-o", "none.html"],
      in: scratch.path
    )
    #expect(alone.status == 65)
    #expect(alone.errors.contains("bad.json:1:21: error: "))
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/none.html"))
  }

  @Test(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
  func previewsAndSpecsAreScreensOfOnePage() throws {
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI
      #Preview("Usual") { Text("Card") }
      #Preview("Long") { Text("A longer card") }
      """
    )
    let run = try SwiftCommand.run(
      "inspect Card.swift \(Self.cell) --variants scheme=light -o page.html",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(contentsOfFile: scratch.path + "/page.html", encoding: .utf8)
    let names = try screens(page).map { $0.name.split(separator: "/").last.map(String.init) }
    #expect(names == ["Card.swift#Usual", "Card.swift#Long", "list-cell.json"])
  }
}

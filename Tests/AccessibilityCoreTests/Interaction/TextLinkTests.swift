import LayoutCore
import Testing

@testable import AccessibilityCore

/// Links in a text are nodes of their own to a desktop (A2.60).
@Suite struct TextLinkTests {
  private func links(_ places: [(words: String, start: Int, address: String)])
    -> [AccessibilityTextLink]
  {
    places.enumerated().map { place, link in
      let range = link.start..<(link.start + link.words.unicodeScalars.count)
      return AccessibilityTextLink(link.words, at: range, to: link.address, place: place)
    }
  }

  private func screen(
    _ text: String,
    width: Double = 300,
    direction: LayoutDirection = .leftToRight,
    isDisabled: Bool = false,
    _ places: [(words: String, start: Int, address: String)]
  ) -> InteractiveScreen {
    let scene = scene(size: Size(width: width, height: 300), direction: direction) { builder in
      builder.annotated(.disabled(isDisabled)) { builder in
        builder.properties({ $0.links = links(places) }) { $0.leaf(.text(text), id: "text") }
      }
    }
    return InteractiveScreen(scene, title: "Links")
  }

  @Test func eachLinkIsANodeInItsText() throws {
    let screen = screen("See here and here", [("here", 4, "a:1"), ("here", 13, "a:2")])
    let text = try #require(screen.node("text"))
    #expect(text.role == .staticText)
    let links = text.children.map { screen.snapshot.nodes[$0] }
    #expect(links.map(\.role) == [.link, .link])
    #expect(links.map(\.element.label) == ["here", "here"])
    #expect(links.map(\.destination) == ["a:1", "a:2"])
    #expect(links.map(\.link?.range) == [4..<8, 13..<17])
    #expect(links.map(\.isFocusable) == [true, true])
    // Two of the same words are told apart.
    #expect(screen.perform(.activate, on: "text/link/1")?.effect == .opened("a:2"))
    #expect(screen.perform(.named("here"), on: "text")?.effect == .opened("a:1"))
    #expect(screen.perform(.activate, on: "text") == nil)
  }

  /// Each Unicode scalar has the same share of its line.
  @Test func aLinkIsWhereItsWordsAre() throws {
    let screen = screen("abcd efgh", [("efgh", 5, "a:1")])
    let text = try #require(screen.node("text")).element.frame
    let link = try #require(screen.node("text/link/0")).element.frame
    #expect(abs(link.width - text.width * 4 / 9) < 0.2)
    #expect(abs(link.maxX - text.maxX) < 0.2)
    #expect(abs(link.height - text.height) < 0.1)
  }

  @Test func aLinkOfSeveralLinesIsTheBoxAroundThem() throws {
    let screen = screen(
      "one two three four five six",
      width: 90,
      [("two three four five", 4, "a:1")]
    )
    let text = try #require(screen.node("text"))
    #expect(text.text.map { $0.lines.count > 2 } == true)
    let link = try #require(screen.node("text/link/0")).element.frame
    #expect(link.height > 2 * (text.text?.lines[0].frame.height ?? 0))
    // Lines are where they are drawn, up to half a pixel from where they are laid out (D6.1).
    #expect(text.element.frame.insetBy(-0.5).contains(link))
  }

  @Test func aTextThatIsALinkIsNoOther() throws {
    let screen = screen("Terms", [("Terms", 0, "a:terms")])
    let text = try #require(screen.node("text"))
    #expect(text.role == .link)
    #expect(text.children.isEmpty)
    #expect(text.destination == "a:terms")
    #expect(screen.perform(.activate, on: "text")?.effect == .opened("a:terms"))
  }

  @Test func theOnlyLinkIsWhatActivatingTheTextDoes() {
    let screen = screen("Read more.", [("more", 5, "a:more")])
    #expect(screen.perform(.activate, on: "text")?.effect == .opened("a:more"))
  }

  @Test func aDisabledTextFollowsNoLink() {
    let screen = screen("Read more.", isDisabled: true, [("more", 5, "a:more")])
    #expect(screen.node("text/link/0")?.isFocusable == false)
    #expect(screen.perform(.activate, on: "text/link/0") == nil)
    #expect(screen.perform(.activate, on: "text") == nil)
  }

  @Test func aLinkBehindASymbolIsFoundInWhatIsSaid() throws {
    let scene = scene { builder in
      builder.properties({ $0.links = links([("here", 2, "a:1")]) }) {
        $0.leaf(.textRuns([TextRun(symbol: "star"), TextRun(" here")]), id: "text")
      }
    }
    let screen = InteractiveScreen(scene, title: "Links")
    let text = try #require(screen.node("text")).text?.string
    #expect(text == "Favorite here")
    #expect(screen.node("text/link/0")?.link?.range == 9..<13)
  }
}

extension Rect {
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance,
      y: minY + distance,
      width: width - 2 * distance,
      height: height - 2 * distance
    )
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

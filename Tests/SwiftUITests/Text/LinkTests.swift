import EspalierTesting
import SwiftUI
import Testing

/// V11.3.
@MainActor
struct LinkTests {
  private func screen(_ text: Text, _ opened: @escaping @MainActor (String) -> Void) -> Screen {
    Screen(
      text.environment(
        \.openURL,
        OpenURLAction { url in
          opened(url.absoluteString)
          return .handled
        }
      )
    )
  }

  @Test func linksAreActionsOfTheirText() throws {
    var opened: [String] = []
    let text = Text(
      "Read [the *book*](https://a.example/book) or [the talk](https://a.example/talk)"
    )
    let screen = screen(text) { opened.append($0) }
    let element = try screen.element("Read the book or the talk")
    #expect(element.actions == ["the book", "the talk"])
    try screen.action("the talk", of: "Read the book or the talk")
    try screen.action("the book", of: "Read the book or the talk")
    #expect(opened == ["https://a.example/talk", "https://a.example/book"])
  }

  @Test func theOnlyLinkIsFollowedByActivating() throws {
    var opened: [String] = []
    var string = AttributedString("More")
    string.link = URL(string: "https://a.example/more")
    let screen = screen(Text(string)) { opened.append($0) }
    try screen.activate("More")
    #expect(opened == ["https://a.example/more"])
  }

  @Test func textsWithoutLinksHaveNoActions() throws {
    let screen = screen(Text("plain")) { _ in }
    #expect(try screen.element("plain").actions.isEmpty)
    #expect(throws: (any Error).self) { try screen.activate("plain") }
  }

  // A2.60
  @Test func eachLinkIsAnElementOfItsOwn() throws {
    var opened: [String] = []
    let text = Text("See [here](https://a.example/1) and [here](https://a.example/2)")
    let screen = screen(text) { opened.append($0) }
    try screen.activate("here")
    #expect(opened == ["https://a.example/1"])
    let tree = screen.accessibility
    #expect(tree.contains("link \"here\" → https://a.example/2"))
  }

  @Test func aTextThatIsALinkIsALink() throws {
    var opened: [String] = []
    let screen = screen(Text("[Terms of *use*](https://a.example/terms)")) { opened.append($0) }
    let element = try screen.element("Terms of use")
    #expect(element.traits.contains("link"))
    #expect(!element.traits.contains("staticText"))
    #expect(element.actions.isEmpty)
    try screen.activate("Terms of use")
    #expect(opened == ["https://a.example/terms"])
  }
}

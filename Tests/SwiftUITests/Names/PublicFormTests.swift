import EspalierTesting
import SwiftUI
import Testing

/// Forms that public code has been seen to use.
@MainActor
@Suite struct PublicFormTests {
  private struct Stepped: View {
    @State private var count = 0
    @State private var isPressed = false

    var body: some View {
      Text(isPressed ? "pressed \(count)" : "count \(count)")
        .frame(width: 100, height: 40)
        ._onButtonGesture(pressing: { isPressed = $0 }, perform: { count += 1 })
        .id("stepper")
    }
  }

  @Test func aButtonGesturePressesAndActs() throws {
    let screen = Screen(Stepped())
    try screen.perform("down stepper 20,20")
    #expect(screen.labels == ["pressed 0"])
    try screen.perform("up")
    #expect(screen.labels == ["count 1"])
  }

  @Test func aNameIsReadFromText() throws {
    let strategy = PersonNameComponents.FormatStyle(style: .long).parseStrategy
    let name = try strategy.parse("Ada  King Lovelace")
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King" && name.familyName == "Lovelace")
    #expect(try strategy.parse("Ada").familyName == nil)
    #expect(throws: CocoaError.self) { try strategy.parse(" ") }
  }

  @Test func anIntentIsOneOfFoundationsAttributes() {
    var text = AttributedString("loud words")
    text.foundation.inlinePresentationIntent = .stronglyEmphasized
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func concentricCornersNeedNoMinimum() throws {
    let plain = Edge.Corner.Style.concentric
    let called = Edge.Corner.Style.concentric()
    #expect(plain == called)
    let isPlain: any BitwiseCopyable = Edge.Set.all
    #expect(isPlain is Edge.Set)
  }

  @Test func aCardIsAButton() throws {
    struct Card: View {
      @State private var isOpen = false
      var body: some View {
        Button(isOpen ? "open" : "closed") { isOpen = true }.buttonStyle(.card)
      }
    }
    let screen = Screen(Card())
    try screen.activate("closed")
    #expect(screen.labels == ["open"])
  }
}

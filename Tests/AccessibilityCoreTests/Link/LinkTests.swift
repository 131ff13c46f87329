import LayoutCore
import Testing

@testable import AccessibilityCore

/// What processes tell each other comes out as it went in.
@Suite struct LinkTests {
  private func sent<Value: LinkValue>(_ value: Value) throws -> Value {
    var writer = LinkWriter()
    value.write(to: &writer)
    var reader = LinkReader(writer.bytes)
    return try reader.read()
  }

  @Test func everyRequestArrives() throws {
    let requests: [AccessibilityRequest] = [
      .activate, .increment, .decrement, .escape, .magicTap, .delete, .zoom, .scroll,
      .named("Größer 👍"), .setValue(-0.1), .setText(""), .insertText("\u{0}e\u{301}", at: 3),
      .deleteText(2..<7), .select, .focus, .scrollToPoint(Point(x: 1.5, y: .infinity)),
    ]
    let all = requests + AccessibilityScrollPlace.allCases.map { .scrollIntoView($0) }
    for request in all {
      let asked = PublishedRequest(request, of: "0/1")
      #expect(try sent(asked) == asked)
    }
  }

  @Test func everyOutcomeArrives() throws {
    let effects: [AccessibilityOutcome.Effect] = [
      .activated, .toggled(.mixed), .changedNumber(0.1), .changedText("•••"), .selected("Lemon"),
      .disclosed(true), .incremented, .decremented, .performed("Remove"), .performedAction(.zoom),
      .focused, .scrolledIntoView, .opened("https://a.example"),
    ]
    for effect in effects {
      for label in [nil, "", "Add"] {
        let outcome = AccessibilityOutcome(id: "a", label: label, effect: effect)
        #expect(try sent(outcome) == outcome)
      }
    }
  }

  @Test func bytesThatAreCutOffAreAnError() throws {
    var writer = LinkWriter()
    PublishedRequest(.insertText("abc", at: 1), of: "field").write(to: &writer)
    for count in writer.bytes.indices {
      var reader = LinkReader(Array(writer.bytes.prefix(count)))
      #expect(throws: LinkError.self) { try reader.read() as PublishedRequest }
    }
  }

  @Test func aSnapshotWhosePositionsLeadNowhereIsAnError() throws {
    var snapshot = AccessibilitySnapshot(title: "a", size: .zero, language: "en")
    snapshot.focus = 3
    #expect(throws: LinkError.self) { try sent(snapshot) }
  }
}

import EspalierTesting
import SwiftUI
import Testing

/// What users and assistive technology ask of views.
@MainActor
@Suite struct RequestedActionTests {
  private final class Notes {
    var values: [String] = []
  }

  @Test func whatFingersDoNotReachIsThereForAssistiveTechnology() throws {
    let notes = Notes()
    let screen = Screen(
      VStack {
        Button("Save") { notes.values.append("saved") }.id("button").allowsHitTesting(false)
        Button("Open") { notes.values.append("opened") }.id("open").allowsHitTesting(true)
      }
      .onTapGesture { notes.values.append("around") }
    )
    #expect(screen.elements.map(\.label).contains("Save"))
    try screen.tap("button")
    try screen.tap("open")
    try screen.activate("Save")
    #expect(notes.values == ["around", "opened", "saved"])
  }

  @Test func aTapOnWhatLetsFingersPastIsRefused() {
    let screen = Screen(Button("Save") {}.id("button").allowsHitTesting(false))
    #expect(throws: (any Error).self) { try screen.tap("button") }
  }
}

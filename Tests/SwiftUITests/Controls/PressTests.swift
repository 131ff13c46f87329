import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

private struct Noted: SwiftUI.ButtonStyle {
  let record: Record

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(configuration.isPressed ? 10 : 0)
      .onChange(of: configuration.isPressed) { record.note("\($1)") }
  }
}

/// V8.4.
@MainActor
@Suite struct PressTests {
  private func button(_ record: Record, isDisabled: Bool = false) throws -> GraphScreen {
    let view = SwiftUI.Button("Go") { record.note("done") }
      .buttonStyle(Noted(record: record)).disabled(isDisabled)
    let screen = screen(view)
    try screen.settle()
    return screen
  }

  /// Puts a finger on the button.
  private func touch(_ screen: GraphScreen) throws {
    let view = try #require(
      try screen.settle().views.first { $0.content.typeName == "Button" }
    )
    _ = screen.beginTouch(view.source, at: Point(x: view.frame.midX, y: view.frame.midY))
  }

  @Test func aTapPressesAndLetsGo() throws {
    let record = Record()
    let screen = try button(record)
    let view = try #require(
      try screen.settle().views.first { $0.content.typeName == "Button" }
    )
    #expect(screen.tap(view.source, at: nil))
    try screen.settle()
    #expect(record.values.filter { $0 != "done" } == ["true", "false"])
    #expect(record.values.contains("done"))
  }

  @Test func aButtonIsPressedUntilItIsLeft() throws {
    let record = Record()
    let screen = try button(record)
    func width() throws -> Double { try screen.settle().views.first?.frame.width ?? 0 }
    let plain = try width()
    try touch(screen)
    #expect(try width() == plain + 20)
    #expect(!record.values.contains("done"))
    #expect(screen.endTouch())
    #expect(try width() == plain)
    #expect(record.values.contains("done"))
  }

  @Test func aDisabledButtonIsNotPressed() throws {
    let record = Record()
    let screen = try button(record, isDisabled: true)
    try touch(screen)
    _ = screen.endTouch()
    try screen.settle()
    #expect(record.values.isEmpty)
  }
}

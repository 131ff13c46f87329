import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// A tap that tells of itself by a gesture of its own.
private struct Noted: SwiftUI.Gesture {
  let note: @MainActor (String) -> Void

  var body: some SwiftUI.Gesture { TapGesture().onEnded { note("tapped") } }
}

@MainActor
@Suite struct GestureTests {
  private func screen<Content: View>(_ view: Content) throws -> GraphScreen {
    let screen = SwiftUITests.screen(view)
    try screen.settle()
    return screen
  }

  private func tap(_ screen: GraphScreen) throws {
    for node in screen.graph.root?.all ?? [] {
      node.requests?.tap?(GestureTouch(.ended, at: .zero, time: 0, date: 0))
    }
    try screen.settle()
  }

  @Test func tapsAreCountedByTheGesture() throws {
    let record = Record()
    let twice = TapGesture(count: 2).onEnded { record.note("twice") }
    let screen = try screen(Text("a").gesture(twice))
    try tap(screen)
    #expect(record.values.isEmpty)
    try tap(screen)
    #expect(record.values == ["twice"])
  }

  @Test func gesturesAtOnceBothCount() throws {
    let record = Record()
    let view = Text("a")
      .gesture(TapGesture().onEnded { record.note("inner") })
      .simultaneousGesture(Noted { record.note($0) })
    try tap(try screen(view))
    #expect(record.values.sorted() == ["inner", "tapped"])
  }
}

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

  private func send(_ event: GestureEvent, to screen: GraphScreen) throws {
    for node in screen.graph.root?.all ?? [] { node.requests?.gesture?(event) }
    try screen.settle()
  }

  @Test func changesOfADragAreToldUntilItEnds() throws {
    let record = Record()
    let drag = DragGesture(minimumDistance: 10)
      .onChanged { record.note("\($0.translation.width)") }
      .onEnded { record.note("ended \($0.translation.width)") }
    let screen = try screen(Text("a").gesture(drag))
    for (x, isEnded) in [(4.0, false), (12, false), (30, false), (31, true)] {
      let point = Point(x: x, y: 0)
      try send(.drag(from: .zero, to: point, time: x, isEnded: isEnded), to: screen)
    }
    #expect(record.values == ["12.0", "30.0", "ended 31.0"])
  }

  @Test func tapsAreCountedByTheGesture() throws {
    let record = Record()
    let twice = TapGesture(count: 2).onEnded { record.note("twice") }
    let screen = try screen(Text("a").gesture(twice))
    try send(.tap(.zero), to: screen)
    #expect(record.values.isEmpty)
    try send(.tap(.zero), to: screen)
    #expect(record.values == ["twice"])
  }

  @Test func gesturesAtOnceBothCount() throws {
    let record = Record()
    let view = Text("a")
      .gesture(TapGesture().onEnded { record.note("inner") })
      .simultaneousGesture(Noted { record.note($0) })
    try send(.tap(.zero), to: try screen(view))
    #expect(record.values.sorted() == ["inner", "tapped"])
  }

  @Test func aLongPressTellsOfItselfAndActs() throws {
    let record = Record()
    let view = Text("a").onLongPressGesture(minimumDuration: 1) {
      record.note("pressed")
    } onPressingChanged: {
      record.note("\($0)")
    }
    let screen = try screen(view)
    try send(.press(.zero, duration: 0.2, isEnded: false), to: screen)
    try send(.press(.zero, duration: 1.1, isEnded: false), to: screen)
    #expect(record.values == ["true", "false", "pressed"])
  }
}

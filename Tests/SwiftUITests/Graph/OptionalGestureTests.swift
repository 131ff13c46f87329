import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Gestures that may be missing, and presses in their two forms.
@MainActor
@Suite struct OptionalGestureTests {
  private func tap(_ shown: ShownScreen) throws {
    for node in try shown.nodes(where: { $0.requests?.recognizer != nil }) {
      node.requests?.tap?(GestureTouch(.ended, at: .zero, time: 0, date: 0))
    }
  }

  @Test func aGestureThatIsThereCounts() throws {
    let probe = Probe()
    let gesture = TapGesture().onEnded { probe.note("tapped") }
    try tap(ShownScreen(Text("a").gesture(Bool.random() ? gesture : gesture)))
    let wanted = true
    try tap(ShownScreen(Text("a").gesture(wanted ? gesture : nil)))
    #expect(probe.notes == ["tapped", "tapped"])
  }

  @Test func aMissingGestureLeavesTapsToTheViewsAround() throws {
    let probe = Probe()
    let wanted = false
    let gesture = TapGesture().onEnded { probe.note("tapped") }
    let shown = ShownScreen(Text("a").gesture(wanted ? gesture : nil))
    #expect(try shown.nodes { $0.requests?.recognizer != nil }.isEmpty)
  }

  @Test func aLongPressWithOneClosureIsNotAmbiguous() throws {
    let probe = Probe()
    let view = Text("a")
      .onLongPressGesture { probe.note("pressed") }
      .onLongPressGesture(pressing: { _ in }) { probe.note("pressed") }
    #expect(try ShownScreen(view).nodes { $0.requests?.recognizer != nil }.count == 2)
  }
}

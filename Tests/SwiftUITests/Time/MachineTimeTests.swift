import AccessibilityCore
import Foundation
import LayoutCore
import ScreenHost
import Testing
import ViewGraph

@testable import SwiftUI

/// Screens that the machine's time moves, as those that are published (T10.6).
@MainActor
@Suite struct MachineTimeTests {
  private struct Stage: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      ZStack {
        if !isOn { square(.red, "red", width: 20, height: 20).onDisappear { record.note("gone") } }
      }
    }
  }

  /// A screen that has appeared some seconds ago.
  private func screen(_ record: Record, since age: Double) throws -> GraphScreen {
    var time = HostTime()
    time.start = Date(timeIntervalSinceReferenceDate: VirtualClock.machineTime - age)
    time.isReal = true
    let screen = ViewHost.screen(
      Stage(record: record),
      in: LayoutScene(tree: ViewTreeBuilder().finish()),
      measurer: FixedTextMeasurer(),
      time: time
    )
    try screen.settle()
    return screen
  }

  @Test func whatHappensBeginsAtTheMachinesTime() throws {
    let record = Record()
    let screen = try screen(record, since: 10)
    try screen.followMachine()
    #expect(screen.graph.clock.time >= 10)
    // Long after the screen was looked at last, an animation begins where the time is.
    withAnimation(.linear(duration: 600)) { record.action?() }
    try screen.followMachine()
    let now = screen.graph.clock.time
    let end = try #require(screen.nextEvent)
    #expect(end > now + 590 && end < now + 600.1)
    #expect(record.values.isEmpty)
  }

  @Test func waitingTakesTheMachinesTime() throws {
    let record = Record()
    let screen = try screen(record, since: 0)
    let interactive = InteractiveScreen(GraphScreenBackend(screen), title: "Screen")
    try screen.followMachine()
    withAnimation(.linear(duration: 0.1)) { record.action?() }
    let begin = VirtualClock.machineTime
    try interactive.wait(0.25)
    let passed = VirtualClock.machineTime - begin
    #expect(passed >= 0.25)
    // The clock is never ahead, and what was to end has ended.
    #expect(screen.graph.clock.time <= VirtualClock.machineTime - screen.graph.clock.start)
    #expect(record.values == ["gone"])
  }
}

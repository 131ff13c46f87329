import BusClient
import Foundation
import Testing

/// What a program's screens become, on the bus: focus, announcements, choices, answers.
@Suite(.enabled(if: Programs.hasBus && Programs.hasCompiler, Missing.compiler))
struct ScreenChangeTests {
  private let session: BusSession

  init() throws { session = try BusSession() }

  /// - Parameter listens: Whether events are heard; else everything is asked anew.
  private func publish(listens: Bool = false) throws -> BusProbe {
    let publisher = try session.start(
      Programs.espalier,
      ["publish", Programs.package + "/Tests/BusTests/Specs/ScreenChanges.swift"],
      adding: Programs.compilerEnvironment
    )
    let line = try publisher.readLine(before: .now + BusSession.patience * 5)
    #expect(line?.contains(#""published""#) == true, "\(session.errors(of: Programs.espalier))")
    let probe = try BusProbe(of: publisher, in: session)
    try probe.perform(listens ? "listen" : "ask")
    return probe
  }

  /// What has the focus, asked at once.
  private func focused(_ probe: BusProbe) throws -> String? {
    try probe.dump().all.first { $0.states.contains("focused") }.map { "\($0.role) \($0.name)" }
  }

  private func press(_ element: String, in probe: BusProbe) throws {
    #expect(try probe.perform("do", element, "click").accepted == true)
  }

  /// Whoever reads at once reads what has become (A5.12, A2.41).
  @Test func whatComesHasTheFocusAndAName() throws {
    let probe = try publish()
    try press("push button:Ask", in: probe)
    #expect(try focused(probe) == "alert Delete the list?")
    let alert = try #require(try probe.dump().all.first { $0.role == "alert" })
    #expect(alert.name == "Delete the list?")
    #expect(alert.actions?.map(\.name) == ["escape"])
    try probe.perform("do", "alert:Delete the list?", "escape")
    #expect(try probe.outline().contains("Done: kept"))
    #expect(try focused(probe) == "push button Ask")
    try press("push button:Show", in: probe)
    #expect(try focused(probe) == "push button Close")
    #expect(try probe.dump().all.first { $0.role == "dialog" }?.name == "Colours")
    try press("push button:Close", in: probe)
    #expect(try focused(probe) == "push button Show")
  }

  @Test func theFocusIsHeard() throws {
    let probe = try publish(listens: true)
    try press("push button:Ask", in: probe)
    let events = try probe.events(until: "object:state-changed:focused")
    #expect(events.last == #"object:state-changed:focused 1 0 of alert "Delete the list?""#)
  }

  /// A12.15.
  @Test func announcementsAndPrintsAreHeard() throws {
    let probe = try publish(listens: true)
    try press("push button:Say", in: probe)
    let events = try probe.events(until: "object:announcement")
    #expect(events.contains { $0.hasPrefix("object:announcement") && $0.contains("Saved") })
    let lines = try (0..<2).compactMap { _ in
      try probe.publisher.readLine(before: .now + BusSession.patience)
    }
    #expect(lines.last == #"{"espalier":"announcement","text":"Saved","priority":"standard"}"#)
    #expect(session.errors(of: Programs.espalier).contains("said\n"))
  }

  /// GTK has done what it is asked for before it answers; so has a program.
  @Test func aRequestIsAnsweredByWhatHappened() throws {
    let probe = try publish()
    for round in 0..<10 {
      let start = ContinuousClock.now
      try press("toggle button:On", in: probe)
      let states = try #require(try probe.perform("node", "toggle button:On").node).states
      // A client waits no longer than that, which a busy machine may need.
      let isInTime = ContinuousClock.now - start < .milliseconds(200)
      if isInTime {
        #expect(states.contains("checked") == (round % 2 == 0), "round \(round)")
      }
    }
    try expect("toggle button:On", in: probe) { !$0.contains("checked") }
    #expect(try probe.perform("select", "list box:", "1").accepted == true)
    #expect(try chosen(probe) == ["Two"])
    // What cannot be chosen says so.
    #expect(try probe.perform("select", "list box:", "2").accepted == false)
    #expect(try chosen(probe) == ["Two"])
    let rows = try probe.dump().all.filter { $0.role == "list item" }
    #expect(rows.map { $0.states.contains("selectable") } == [true, true, false])
  }

  /// Waits for an element to have states that are right.
  private func expect(
    _ element: String,
    in probe: BusProbe,
    _ isRight: ([String]) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + BusSession.patience
    while let node = try probe.perform("node", element).node, ContinuousClock.now < deadline {
      if isRight(node.states) { return }
      usleep(20_000)
    }
    Issue.record("\(element) is not as it should be")
  }

  private func chosen(_ probe: BusProbe) throws -> [String] {
    try probe.dump().all.filter { $0.role == "list item" && $0.states.contains("selected") }
      .map(\.name)
  }

  /// A2.25.
  @Test func aMenuInAMenuOpens() throws {
    let probe = try publish()
    try press("push button:Actions", in: probe)
    let more = try #require(try probe.perform("node", "menu item:More").node)
    #expect(more.states.contains("expandable") && more.states.contains("has-popup"))
    try press("menu item:More", in: probe)
    #expect(try probe.outline().contains("Done: nothing"))
    #expect(try focused(probe) == "menu item Delete all")
    try press("menu item:Delete all", in: probe)
    #expect(try probe.outline().contains("Done: all deleted"))
    #expect(try focused(probe) == "push button Actions")
  }
}

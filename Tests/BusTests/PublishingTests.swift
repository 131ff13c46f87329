import Foundation
import Testing

/// The life of `espalier publish`: its file, its bus, its end.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct PublishingTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItAndTakesTheWindowOffTheBus(_ signal: Int32) throws {
    let session = try BusSession()
    let publisher = try session.publish(.own("tabs"))
    publisher.signal(signal)
    #expect(try publisher.wait(before: .now + BusSession.patience) == 0)
    let probe = try session.start(
      Programs.busProbe,
      ["--pid", "\(publisher.pid)", "--timeout", "0.2", "outline"]
    )
    #expect(try probe.wait(before: .now + BusSession.patience) == 1)
  }

  /// A reader of what is printed that does not read keeps nobody from using the screen.
  @Test func anOutputThatNobodyReadsStopsNoRequest() throws {
    let session = try BusSession()
    let name = String(repeating: "long ", count: 4_000) + "name"
    let screen = Screen(path: session.folder + "/unread.json", caseName: nil)
    try """
    {
      "scene": { "width": 200, "height": 100 },
      "view": {
        "type": "Toggle", "title": "Short", "isOn": false,
        "modifiers": [{ "accessibilityLabel": "\(name)" }]
      }
    }
    """.write(toFile: screen.path, atomically: true, encoding: .utf8)
    let publisher = try session.publish(screen)
    let probe = try BusProbe(of: publisher, in: session)
    try probe.perform("listen")
    // More than a socket and the publisher take between them.
    for _ in 0..<80 {
      #expect(try probe.perform("do", "toggle button:\(name)", "click").accepted == true)
      _ = try probe.events(until: "object:state-changed:checked")
    }
    let outcome = try #require(try publisher.readLine(before: .now + BusSession.patience))
    #expect(outcome.contains(#""espalier":"outcome""#))
    // What is left out is said once somebody reads.
    let deadline = ContinuousClock.now + BusSession.patience
    let words = "lines of output were dropped, since they were not read"
    while !session.errors(of: Programs.espalier).contains(words), ContinuousClock.now < deadline {
      _ = try? publisher.readLine(before: .now + .milliseconds(200))
    }
    #expect(session.errors(of: Programs.espalier).contains(words))
    publisher.signal(SIGINT)
    #expect(try publisher.wait(before: .now + BusSession.patience) == 0)
  }

  @Test func aFileIsFollowedAndABrokenSaveLeavesTheLastGoodTree() throws {
    let session = try BusSession()
    let screen = try session.copy(.own("tabs"))
    let publisher = try session.publish(screen, "--watch")
    let probe = try BusProbe(of: publisher, in: session)
    try probe.perform("listen")
    try session.save(screen, replacing: #""Mail""#, by: #""Letters""#)
    // A tab is as large as its place in the bar, whatever it is called.
    let renaming = try probe.events(until: "object:property-change:accessible-name")
    try session.save(screen, replacing: #""Welcome""#, by: #""Willkommen""#)
    let rewording = try probe.events(until: "object:bounds-changed")
    try Golden(name: "watch-tabs.txt").expect(
      (renaming + [""] + rewording).joined(separator: "\n") + "\n"
    )

    let before = try probe.outline()
    try session.save(screen, replacing: #""type": "TabView""#, by: #""type": "TabVeiw""#)
    try expectComplaint(with: "did you mean 'TabView'?", in: session)
    #expect(try probe.outline() == before)
    try session.save(screen, replacing: #""type": "TabVeiw""#, by: #""type": "TabView""#)
    try session.save(screen, replacing: "Willkommen", by: "Bienvenue")
    _ = try probe.events(until: "object:bounds-changed")
    #expect(try probe.outline().contains("Bienvenue"))
  }

  /// States, schedules and what leaves come by the machine's time (T10.6).
  @Test func aSpecThatChangesWithTimeIsFollowed() throws {
    let session = try BusSession()
    let probe = try BusProbe(of: session.publish(.own("moving")), in: session)
    try probe.perform("listen")
    // Ticks come for as long as somebody waits for them.
    _ = try probe.events(until: "object:text-changed:insert", 2)
    let deadline = ContinuousClock.now + BusSession.patience
    while try !probe.outline().contains("two"), ContinuousClock.now < deadline { usleep(5_000) }
    let outline = try probe.outline()
    #expect(outline.contains("two") && !outline.contains("one"))
    #expect(!outline.contains("beginning") && !outline.contains(#""tick 0""#))
  }

  @Test func aSaveWhoseFontIsMissingLeavesTheLastGoodTree() throws {
    let session = try BusSession()
    let screen = try session.copy(.own("real-text"))
    let publisher = try session.publish(screen, "--watch")
    let probe = try BusProbe(of: publisher, in: session)
    let before = try probe.outline()
    let unknown = #"{ "font": { "custom": { "name": "Nonesuch", "size": 17 } } }"#
    try session.save(screen, replacing: #"{ "font": "title" }"#, by: unknown)
    try expectComplaint(with: "no font family is named 'Nonesuch'", in: session)
    #expect(try probe.outline() == before)
    try session.save(screen, replacing: unknown, by: #"{ "font": "title" }"#)
    try session.save(screen, replacing: "Delicious", by: "Tasty")
    let deadline = ContinuousClock.now + BusSession.patience
    while try !probe.outline().contains("Tasty"), ContinuousClock.now < deadline { usleep(5_000) }
    #expect(try probe.outline().contains("Tasty"))
  }

  private func expectComplaint(with words: String, in session: BusSession) throws {
    let deadline = ContinuousClock.now + BusSession.patience
    while !session.errors(of: Programs.espalier).contains(words), ContinuousClock.now < deadline {
      usleep(5_000)
    }
    #expect(session.errors(of: Programs.espalier).contains(words))
  }

  @Test func withoutABusItSaysWhatToStart() throws {
    let session = try BusSession()
    let publisher = try session.start(
      Programs.espalier,
      ["publish", Screen.own("tabs").path],
      adding: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
    )
    #expect(try publisher.readLine(before: .now + BusSession.patience) == nil)
    #expect(try publisher.wait(before: .now + BusSession.patience) == 69)
    let errors = session.errors(of: Programs.espalier)
    #expect(errors.contains("start one with 'dbus-run-session -- espalier publish"))
  }

  @Test func aBusThatDiesIsReported() throws {
    let session = try BusSession()
    let publisher = try session.publish(.own("tabs"))
    session.killBuses()
    #expect(try publisher.wait(before: .now + BusSession.patience) == 69)
    #expect(
      session.errors(of: Programs.espalier).contains("error: the accessibility bus has gone")
    )
  }

  @Test(arguments: Screen.all)
  func itsCheckReadsTheTreeBack(_ screen: Screen) throws {
    let session = try BusSession()
    let publisher = try session.publish(screen, "--check")
    #expect(try publisher.wait(before: .now + BusSession.patience) == 0)
  }

  /// A release build takes 2 s; a debug build is allowed ten times that, one with a sanitizer
  /// (`tools/sanitize`) more.
  @Test func itsCheckOfTenThousandElementsTakesSeconds() throws {
    let session = try BusSession()
    let rows = (0..<2_500).map { row in
      #"""
      { "type": "HStack", "children": [{ "type": "Text", "content": "Row \#(row)" },
        { "type": "Button", "title": "Buy" }, { "type": "Toggle", "title": "Gift", "isOn": true },
        { "type": "Text", "content": "Detail" }] }
      """#
    }
    let path = session.folder + "/large.json"
    try #"{ "view": { "type": "VStack", "children": [\#(rows.joined(separator: ","))] } }"#
      .write(toFile: path, atomically: false, encoding: .utf8)
    // The time that it computes, whatever else the machine does.
    let publisher = try session.start(
      "/bin/bash",
      ["-c", #"TIMEFORMAT=%U; time "$0" publish "$1" --check"#, Programs.espalier, path]
    )
    let output = try publisher.readToEnd(before: .now + BusSession.patience * 5)
    _ = try publisher.wait(before: .now + BusSession.patience)
    let words = session.errors(of: "/bin/bash").trimmingCharacters(in: .whitespacesAndNewlines)
    let time = try #require(Double(words), "\(words)")
    #expect(output == "10002 nodes are on the bus as they should be\n")
    #if SANITIZED
      #expect(time < 200)
    #else
      #expect(time < 20)
    #endif
  }

  @Test func itsCheckListsWhatDiffers() throws {
    let session = try BusSession()
    let publisher = try session.publish(.own("tabs"))
    let changed = try session.copy(.own("tabs"))
    try session.save(changed, replacing: #""Welcome""#, by: #""Farewell""#)
    let check = try session.start(
      Programs.espalier,
      ["publish", changed.path, "--read-back", "\(publisher.pid)"]
    )
    let output = try check.readToEnd(before: .now + BusSession.patience)
    #expect(try check.wait(before: .now + BusSession.patience) == 1)
    #expect(
      output.split(separator: "\n").contains(
        "welcome: name: 'Welcome' on the bus, 'Farewell' expected"
      )
    )
  }
}

import BusClient
import Foundation
import Testing

/// Screens of Swift files on the bus: what clients ask for ends in the program's own closures.
@Suite(.enabled(if: Programs.hasBus && Programs.hasCompiler, Missing.compiler))
struct SwiftScreenTests {
  private let session: BusSession

  init() throws { session = try BusSession() }

  /// Rows are added, switched and taken away, text is typed, a number changed; a task goes on by itself.
  ///
  /// A row that comes or goes is one event among its siblings (V1.19), and the field keeps the focus.
  @Test func clientsUseAProgramAndHearWhatItChanges() throws {
    let probe = try publish(Self.todoList, "--preview", "To do")
    var script = try BusScript(probe)
    try script.request(
      "do",
      "toggle button:Buy bread",
      "Remove",
      until: "object:bounds-changed",
      count: 8
    )
    try script.request("focus", "entry:New item", until: "object:state-changed:focused")
    try script.request(
      "text",
      "entry:New item",
      "Toast it",
      until: "object:state-changed:sensitive"
    )
    try script.request("do", "push button:Add", "click", until: "object:children-changed:add")
    try script.request(
      "do",
      "toggle button:Toast it",
      "click",
      until: "object:state-changed:checked"
    )
    try script.request(
      "do",
      "spin button:Portions",
      "increment",
      until: "object:property-change:accessible-value"
    )
    // The second event is that of the task.
    try script.request(
      "do",
      "push button:Save",
      "click",
      until: "object:text-changed:insert",
      count: 2
    )
    try Golden(name: "swift-todo-list.txt").expect(script.transcript + probe.outline())
  }

  @Test func theExampleOfTheRingGrowsAndShrinks() throws {
    let ring = Screen(path: Programs.package + "/Specs/Swift/WedgeChart.swift", caseName: nil)
    let probe = try publish(ring, "--preview", "Ring", "--do", "activate Add")
    #expect(try probe.outline().contains(#"label "4 wedges""#))
    try probe.perform("listen")
    for left in [3, 2, 1, 0] {
      #expect(try probe.perform("do", "push button:Remove last", "click").accepted == true)
      _ = try probe.events(until: "object:text-changed:insert")
      #expect(try probe.outline().contains(#"label "\#(left) wedges""#))
    }
    let button = try #require(try probe.perform("node", "push button:Remove last").node)
    #expect(!button.states.contains("enabled"))
  }

  /// The end of a motion comes by the machine's time (T10.6).
  @Test func theEndOfAMotionIsHeard() throws {
    let path = Programs.package + "/Tests/BusTests/Specs/Moving.swift"
    let moving = Screen(path: path, caseName: nil)
    let probe = try publish(moving, "--preview", "Moving")
    #expect(try probe.outline().contains(#"label "here""#))
    try probe.perform("listen")
    #expect(try probe.perform("do", "push button:Go", "click").accepted == true)
    _ = try probe.events(until: "object:text-changed:insert")
    #expect(try probe.outline().contains(#"label "there""#))
  }

  @Test func aCheckReadsTheTreeOfAProgramBack() throws {
    let publisher = try start(Self.todoList, "--preview", "Empty", "--check")
    let output = try publisher.readToEnd(before: .now + BusSession.patience)
    #expect(output == "3 nodes are on the bus as they should be\n")
    #expect(try publisher.wait(before: .now + BusSession.patience) == 0)
  }

  // T10.25
  @Test(arguments: [(["--check"], 3), (["--check", "--settle"], 5)])
  func aCheckMayWaitUntilNothingIsPending(_ options: [String], _ nodes: Int) throws {
    let path = Programs.package + "/Tests/BusTests/Specs/LoadedList.swift"
    let publisher = try start(Screen(path: path, caseName: nil), options)
    let output = try publisher.readToEnd(before: .now + BusSession.patience)
    #expect(output == "\(nodes) nodes are on the bus as they should be\n")
    #expect(try publisher.wait(before: .now + BusSession.patience) == 0)
  }

  /// The application stays on the bus: the client is the same all the time.
  @Test func editsAreFollowedAndMistakesLeaveTheLastGoodScreen() throws {
    let screen = try session.copy(Self.todoList)
    let probe = try publish(screen, "--preview", "Empty", "--watch")
    try session.save(screen, replacing: "Nothing to do", by: "All is done")
    try expect("All is done", probe)
    try session.save(screen, replacing: #"Text("All is done")"#, by: #"Text("All is done") + 3"#)
    try expectComplaint(with: "cannot convert value of type 'Int' to expected argument type 'Text'")
    #expect(try probe.outline().contains("All is done"))
    // A version that crashes at once.
    try session.save(screen, replacing: #"Text("All is done") + 3"#, by: #"Text([""][1])"#)
    try expectComplaint(with: "Index out of range")
    #expect(try probe.outline().contains("All is done"))
    try session.save(screen, replacing: #"Text([""][1])"#, by: #"Text("Begin again")"#)
    try expect("Begin again", probe)
    let lines = try #require(try probe.publisher.readLine(before: .now + BusSession.patience))
    #expect(lines.hasPrefix(#"{"espalier":"published""#))
    probe.publisher.signal(SIGINT)
    #expect(try probe.publisher.wait(before: .now + BusSession.patience) == 0)
  }

  // T10.6
  @Test func theMachinesTimeMovesItsClock() throws {
    let screen = try session.copy(Self.todoList)
    let timeline = """
      TimelineView(.periodic(from: .now, by: 0.1)) {
        Text($0.date < started + 0.3 ? "soon" : "now")
      }
      """
    try session.save(screen, replacing: #"Text("Nothing to do")"#, by: timeline)
    try session.save(
      screen,
      replacing: "import SwiftUI\n",
      by: "import SwiftUI\nlet started = Date()\n"
    )
    let probe = try publish(screen, "--preview", "Empty")
    try expect("now", probe)
  }

  @Test func stringsAndColorsBesideTheSourceAreFollowedAsWell() throws {
    let screen = try session.copy(Self.todoList)
    let probe = try publish(screen, "--preview", "Empty", "--watch")
    let folder = URL(fileURLWithPath: screen.path).deletingLastPathComponent()
    let strings = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: strings, withIntermediateDirectories: true)
    let table = strings.appendingPathComponent("Localizable.strings")
    try #""Nothing to do" = "All quiet";"#.write(to: table, atomically: true, encoding: .utf8)
    try expect("All quiet", probe)
    try #""Nothing to do" = "Rest";"#.write(to: table, atomically: true, encoding: .utf8)
    try expect("Rest", probe)
  }

  @Test func aCrashOfTheProgramEndsWithItsMessageAndPlace() throws {
    let probe = try publish(Self.todoList, "--preview", "To do")
    try probe.perform("do", "push button:Crash", "click")
    #expect(try probe.publisher.wait(before: .now + BusSession.patience) == 70)
    let errors = session.errors(of: Programs.espalier)
    #expect(errors.contains("Fatal error: Index out of range"))
    #expect(errors.contains("TodoList.swift:39:"))
  }

  @Test func aWatchedScreenOutlivesTheCrashOfItsProgram() throws {
    let screen = try session.copy(Self.todoList)
    let probe = try publish(screen, "--preview", "To do", "--watch")
    // A client keeps the names that it has read until it hears of others.
    try probe.perform("listen")
    try probe.perform("do", "push button:Crash", "click")
    try expectComplaint(
      with: "the program of the screen has ended; it is shown again when it changes"
    )
    #expect(try probe.outline().contains("Buy bread"))
    try session.save(screen, replacing: "Buy bread", by: "Bake bread")
    _ = try probe.events(until: "object:property-change:accessible-name")
    try expect("Bake bread", probe)
  }

  @Test func oneOfSeveralPreviewsHasToBeChosen() throws {
    let publisher = try start(Self.todoList)
    #expect(try publisher.wait(before: .now + BusSession.patience) == 64)
    let errors = session.errors(of: Programs.espalier)
    #expect(errors.contains("there are 2 previews; choose one with --preview, such as 'To do'"))
  }

  // MARK: Support

  private static let todoList = Screen(
    path: Programs.package + "/Tests/BusTests/Specs/TodoList.swift",
    caseName: nil
  )

  private func start(_ screen: Screen, _ options: String...) throws -> ChildProcess {
    try start(screen, options)
  }

  private func start(_ screen: Screen, _ options: [String]) throws -> ChildProcess {
    try session.start(
      Programs.espalier,
      ["publish", screen.path] + options,
      adding: Programs.compilerEnvironment
    )
  }

  private func publish(_ screen: Screen, _ options: String...) throws -> BusProbe {
    let publisher = try start(screen, options)
    // The first to compile builds the macros and modules as well.
    let line = try publisher.readLine(before: .now + BusSession.patience * 5)
    #expect(line?.contains(#""published""#) == true, "\(session.errors(of: Programs.espalier))")
    return try BusProbe(of: publisher, in: session)
  }

  private func expect(
    _ words: String,
    _ probe: BusProbe,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = ContinuousClock.now + BusSession.patience
    while try !probe.outline().contains(words), ContinuousClock.now < deadline { usleep(20_000) }
    let outline = try probe.outline()
    let errors = session.errors(of: Programs.espalier)
    #expect(outline.contains(words), "\(outline)\n\(errors)", sourceLocation: sourceLocation)
  }

  private func expectComplaint(
    with words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = ContinuousClock.now + BusSession.patience
    while !session.errors(of: Programs.espalier).contains(words), ContinuousClock.now < deadline {
      usleep(20_000)
    }
    let errors = session.errors(of: Programs.espalier)
    #expect(errors.contains(words), "\(errors)", sourceLocation: sourceLocation)
  }
}

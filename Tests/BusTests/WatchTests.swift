import Foundation
import Testing

/// What happens to the file of `espalier publish --watch`, and what clients are told.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct WatchTests {
  private let session: BusSession

  init() throws { session = try BusSession() }

  // MARK: Events

  /// Each change, and the last event of it.
  @Test func whatChangesIsTold() throws {
    let screen = try session.copy(.own("values"))
    let probe = try BusProbe(of: try session.publish(screen, "--watch"), in: session)
    try probe.perform("listen")
    let changes = [
      (#""selection": "June""#, #""selection": "July""#, "object:property-change"),
      (#""value": 4"#, #""value": 6"#, "object:property-change"),
      ("3 of 5 stars", "four stars", "object:children-changed:add"),
      ("four stars", "five stars", "object:property-change"),
      (#""isOn": true"#, #""isOn": false"#, "object:state-changed:pressed"),
      ("Where to?", "Whither?", "object:property-change"),
      (#""h1""#, #""h2""#, "object:property-change"),
      (#""Rye""#, #""Spelt""#, "object:property-change"),
      (#""value": "Spelt""#, #""value": "Spelt", "importance": "high""#, "object:property-change"),
      (#""foregroundStyle": "red""#, #""foregroundStyle": "blue""#, "object:text-attributes"),
    ]
    var transcript = ""
    for (old, new, event) in changes {
      try session.save(screen, replacing: old, by: new)
      transcript += "\(old) → \(new)\n"
      for line in try probe.events(until: event) { transcript += line + "\n" }
      transcript += "\n"
    }
    try Golden(name: "watch-values.txt").expect(transcript)
  }

  // MARK: Files

  private static func screen(_ words: String) -> String {
    #"{ "view": { "type": "Text", "content": "\#(words)" } }"#
  }

  private func write(_ words: String, _ path: String) throws {
    try Self.screen(words).write(toFile: path, atomically: false, encoding: .utf8)
  }

  private func publish(_ path: String) throws -> BusProbe {
    let publisher = try session.publish(Screen(path: path, caseName: nil), "--watch")
    return try BusProbe(of: publisher, in: session)
  }

  /// Waits for words to be on the bus, and expects that nothing has been complained about.
  private func expect(
    _ words: String,
    _ probe: BusProbe,
    mayComplain: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = ContinuousClock.now + BusSession.patience
    while try !probe.outline().contains(words), ContinuousClock.now < deadline { usleep(5_000) }
    #expect(try probe.outline().contains(words), sourceLocation: sourceLocation)
    if mayComplain { return }
    let errors = session.errors(of: Programs.espalier)
    #expect(!errors.contains("error"), sourceLocation: sourceLocation)
  }

  private func run(_ command: String) throws {
    let shell = try session.start("/bin/sh", ["-ec", "cd \(session.folder); \(command)"])
    #expect(try shell.wait(before: .now + BusSession.patience) == 0, "\(command)")
  }

  @Test func aFolderThatIsRenamedAndMadeAnewIsFollowed() throws {
    try run("mkdir -p work/inner")
    let path = session.folder + "/work/inner/screen.json"
    try write("one", path)
    let probe = try publish(path)
    try run("mv work old; mkdir -p work/inner; cp old/inner/screen.json work/inner")
    try write("two", path)
    try expect("two", probe)
    // What has been moved away is not followed.
    try write("three", session.folder + "/old/inner/screen.json")
    try write("four", path)
    try expect("four", probe)
    try run("mv work/inner work/other; mkdir work/next; cp work/other/screen.json work/next")
    try write("five", session.folder + "/work/next/screen.json")
    try run("mv work/next work/inner")
    try expect("five", probe)
  }

  @Test func linksThatAreMovedAndPointedElsewhereAreFollowed() throws {
    try run("mkdir one two; ln -s one folder; ln -s folder/screen.json link")
    for (folder, words) in [("one", "first"), ("two", "second")] {
      try write(words, "\(session.folder)/\(folder)/screen.json")
    }
    let probe = try publish(session.folder + "/link")
    try expect("first", probe)
    try run("ln -sfn two folder")
    try expect("second", probe)
    try write("third", session.folder + "/two/screen.json")
    try expect("third", probe)
    try run("mv link away; ln -s one/screen.json new; mv new link")
    try expect("first", probe)
    try write("fourth", session.folder + "/one/screen.json")
    try expect("fourth", probe)
  }

  /// Saves that cut the file off, empty it or take it away for a moment.
  @Test func aBurstOfSavesIsNoMistake() throws {
    let path = session.folder + "/screen.json"
    try write("begin", path)
    let probe = try publish(path)
    var last = ContinuousClock.now
    var longest = Duration.zero
    for number in 0..<60 {
      let text = Self.screen("save \(number)")
      defer {
        longest = max(longest, ContinuousClock.now - last)
        last = ContinuousClock.now
      }
      switch number % 3 {
      case 0:
        try String(text.prefix(20)).write(toFile: path, atomically: false, encoding: .utf8)
        usleep(useconds_t(number % 7) * 10_000)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
      case 1:
        try "".write(toFile: path, atomically: false, encoding: .utf8)
        usleep(30_000)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      default:
        unlink(path)
        usleep(30_000)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
      }
    }
    // On a machine that stood still for longer, what was there meanwhile was not part of a burst.
    try expect("save 59", probe, mayComplain: longest > .milliseconds(200))
  }

  @Test func aFileThatStaysAwayIsComplainedAboutOnce() throws {
    let path = session.folder + "/screen.json"
    try write("begin", path)
    let probe = try publish(path)
    unlink(path)
    let deadline = ContinuousClock.now + BusSession.patience
    while !session.errors(of: Programs.espalier).contains("No such file"),
      ContinuousClock.now < deadline
    { usleep(5_000) }
    usleep(600_000)
    let lines = session.errors(of: Programs.espalier).components(separatedBy: "\n")
    #expect(lines.count { $0.contains("No such file") } == 1)
    try write("back", path)
    while try !probe.outline().contains("back"), ContinuousClock.now < deadline { usleep(5_000) }
    #expect(try probe.outline().contains("back"))
  }
}

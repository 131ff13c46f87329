import BusClient
import Foundation
import Testing

/// What is published, beside GTK's own controls: the same questions have the same answers.
@Suite(.enabled(if: Programs.hasGTK, Missing.gtk))
struct GTKTests {
  /// A window of GTK's controls, and a client.
  private final class Controls {
    let probe: BusProbe
    private let display: ChildProcess

    init() throws {
      let session = try BusSession()
      display = try session.start(
        Programs.xvfb,
        ["-displayfd", "1", "-screen", "0", "640x800x24", "-nolisten", "tcp"]
      )
      let number = try #require(try display.readLine(before: .now + BusSession.patience))
      let program = try session.start(
        Programs.python,
        [Programs.support("gtk-controls.py")],
        adding: ["DISPLAY": ":\(number)"]
      )
      guard try program.readLine(before: .now + BusSession.patience) == "shown" else {
        throw ChildProcess.Failure(description: "no window: \(session.errors(of: Programs.python))")
      }
      probe = try BusProbe(of: program, in: session)
    }
  }

  private let controls: Controls
  private var gtk: BusProbe { controls.probe }

  init() throws { controls = try Controls() }

  private func ours(_ name: String) throws -> BusProbe { try BusSession().probe(.own(name)) }

  /// An event without the element, whose role is called otherwise.
  private func kind(_ event: String) -> String {
    event.replacing(#/ of [a-z ]+("[^"]*")?( #[a-z]+)?/#, with: "")
  }

  // MARK: Buttons

  @Test func radioButtonsAreListedFromTheLast() throws {
    func members(_ probe: BusProbe) throws -> [[String]] {
      let tree = try probe.dump()
      return tree.all.filter { $0.role == "radio button" }.map { button in
        let relation = button.relations?.first { $0.type == "member-of" }
        return relation?.targets.compactMap { $0.flatMap { tree[$0]?.name } } ?? []
      }
    }
    #expect(try members(gtk) == Array(repeating: ["L", "M", "S"], count: 3))
    #expect(try members(try ours("controls")) == members(gtk))
  }

  @Test func aToggleInTheStyleOfAButtonIsAToggleButton() throws {
    let nodes = try [gtk, try ours("values")].map { probe in
      try #require(try probe.perform("node", "toggle button:Bold").node)
    }
    // GTK 3 tells by another state whether it is on; Orca hears either.
    #expect(nodes.map { $0.states.contains("checked") } == [true, false])
    #expect(nodes.map { $0.states.contains("pressed") } == [false, true])
    #expect(nodes.map { $0.actions?.map(\.name) } == [["click"], ["click"]])
  }

  // A2.60
  @Test func linksInATextAreItsChildrenAndWhereTheyAreInIt() throws {
    let trees = try [gtk, ours("text-links")].map { try $0.dump() }
    let texts = try trees.map { tree in
      try #require(tree.all.first { $0.role == "label" && $0.name == "See our site and x" })
    }
    #expect(texts[0].links == texts[1].links)
    #expect(texts[1].links?.map(\.uri) == ["https://a.example", "https://b.example"])
    #expect(texts[1].links?.map { [$0.start, $0.end] } == [[4, 12], [17, 18]])
    let links = texts.map(\.children)
    #expect(links.map { $0.map(\.role) } == Array(repeating: ["link", "link"], count: 2))
    // GTK leaves them without a name.
    #expect(links[1].map(\.name) == ["our site", "x"])
  }

  // MARK: Numbers

  @Test func aSpinButtonHasATextAndANumberAndTellsBoth() throws {
    let ours = try ours("controls")
    let nodes = try [gtk, ours].map { probe in
      try #require(try probe.perform("node", "spin button:Guests").node)
    }
    #expect(nodes[0].value == nodes[1].value)
    #expect(nodes[0].value?.step == 1)
    #expect(nodes.map(\.text?.string) == ["2", "2"])
    let events = try [gtk, ours].map { probe in
      try probe.perform("listen")
      try probe.perform("value", "spin button:Guests", "4")
      return try probe.events(until: "object:property-change:accessible-value")
    }
    #expect(events[0] == events[1])
    #expect(events[0].count == 3)
  }

  // MARK: Text

  @Test func selectionsAreMadeAndToldAlike() throws {
    let script = [
      ["add-selection", "0", "5"], ["add-selection", "1", "2"], ["set-selection", "0", "2", "4"],
      ["set-selection", "1", "2", "4"], ["remove-selection", "0"], ["remove-selection", "0"],
      ["set-selection", "0", "1", "2"], ["caret", "3"], ["add-selection", "6", "-1"],
    ]
    let transcripts = try [(gtk, "text:Name"), (ours("editing"), "entry:Name")].map {
      probe,
      element in
      try probe.perform("listen")
      return try script.flatMap { words -> [String] in
        let answer = try probe.perform([words[0], element] + words.dropFirst())
        let selections = try probe.perform("selections", element).text ?? ""
        let events = try probe.events(until: "", 0).map(kind)
        return ["\(words): \(answer.accepted == true), \(selections)"] + events
      }
    }
    #expect(transcripts[0] == transcripts[1])
  }

  @Test func cutAndPasteDoTheSame() throws {
    let results = try [(gtk, "text:Name"), (ours("editing"), "entry:Name")].map {
      probe,
      element in
      try probe.perform("listen")
      try probe.perform("cut", element, "0", "6")
      var events = try probe.events(until: "object:text-changed:delete")
      try probe.perform("paste", element, "2")
      events += try probe.events(until: "object:text-changed:insert")
      let text = try probe.perform("node", element).node?.text?.string ?? ""
      return events.filter { $0.hasPrefix("object:text-changed") }.map(kind) + [text]
    }
    #expect(results[0] == results[1])
    #expect(results[0].last == "WoHello rld")
  }

  @Test func entriesHaveTheActionActivate() throws {
    let names = try [(gtk, "text:Name"), (ours("editing"), "entry:Name")].map { probe, element in
      try probe.perform("node", element).node?.actions?.map(\.name)
    }
    #expect(names == [["activate"], ["activate"]])
  }

  @Test func inAnEntryFromTheRightCharactersAndCaretsAreAlike() throws {
    let right = try ours("right-to-left")
    for (probe, role) in [(gtk, "text"), (right, "entry")] {
      let characters = try (0..<4).map { offset in
        try #require(try probe.perform("character", "\(role):Peace", "\(offset)").rect)
      }
      for (character, next) in zip(characters, characters.dropFirst()) {
        #expect(next.x + next.width <= character.x + 1)
      }
      let field = try #require(try probe.perform("node", "\(role):Empty").node?.extents?.window)
      let caret = try #require(try probe.perform("character", "\(role):Empty", "0").rect)
      #expect(caret.width == 0 && caret.height > 0)
      #expect(caret.x > field.x + field.width * 9 / 10 && caret.x <= field.x + field.width)
      #expect(caret.y >= field.y && caret.y + caret.height <= field.y + field.height)
    }
  }

  /// Whatever we say of the look of a text, GTK says by the same name and in the same form.
  @Test func theLookOfATextIsToldAlike() throws {
    func looks(_ probe: BusProbe, _ element: String) throws -> [[Substring: Substring]] {
      let text = try #require(try probe.perform("looks", element).text)
      return text.split(separator: "\n").map { line in
        let pairs = line.split(separator: ": ", maxSplits: 1).last?.split(separator: " ") ?? []
        return Dictionary(
          pairs.compactMap { pair -> (Substring, Substring)? in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
          },
          uniquingKeysWith: { first, _ in first }
        )
      }
    }
    let theirs = try looks(gtk, "label:plain bold")
    let ours = try looks(try ours("values"), "label:Baked today")
    #expect(Set(ours[0].keys).subtracting(theirs[0].keys) == [])
    #expect(theirs.last?["weight"] == "700" && ours[0]["weight"] == "600")
    #expect(ours[0]["size"] == "17" && ours[0]["fg-color"] == "65535,15163,12336")
    for look in [theirs[0], ours[0]] {
      #expect(look["fg-color"]?.wholeMatch(of: #/\d+,\d+,\d+/#) != nil)
      #expect(look["size"]?.wholeMatch(of: #/\d+/#) != nil)
      #expect(look["style"] == "normal" && look["underline"] == "none")
      #expect(look["strikethrough"] == "false" && look["direction"] == "ltr")
    }
  }
}

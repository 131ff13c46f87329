import BusClient
import Foundation
import Testing

/// What clients select, cut, copy and paste in texts, and what they are told of it.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct TextEditingTests {
  private let probe: BusProbe

  init() throws {
    probe = try BusSession().probe(.own("editing"))
    try probe.perform("listen")
  }

  private func selections(_ element: String) throws -> String? {
    try probe.perform("selections", element).text
  }

  private func text(_ element: String) throws -> String? {
    try probe.perform("node", element).node?.text?.string
  }

  /// What has happened by now.
  private func events() throws -> [String] { try probe.events(until: "", 0) }

  @Test func oneRangeCanBeSelected() throws {
    let field = "entry:Name"
    #expect(try probe.perform("add-selection", field, "0", "5").accepted == true)
    #expect(try selections(field) == "0..<5 Hello")
    #expect(
      try events() == [
        #"object:text-selection-changed 0 0 of entry "Name": """#,
        #"object:text-caret-moved 5 0 of entry "Name""#,
      ]
    )
    #expect(try probe.perform("add-selection", field, "6", "7").accepted == false)
    #expect(try probe.perform("set-selection", field, "0", "6", "-1").accepted == true)
    #expect(try selections(field) == "6..<11 World")
    #expect(try probe.perform("set-selection", field, "1", "0", "1").accepted == false)
    #expect(try probe.perform("remove-selection", field, "0").accepted == true)
    #expect(try selections(field) == "")
    #expect(try probe.perform("remove-selection", field, "0").accepted == false)
    #expect(try probe.perform("set-selection", field, "0", "0", "1").accepted == false)
  }

  @Test func theCaretAndWhatIsTypedEndASelection() throws {
    let field = "entry:Name"
    try probe.perform("add-selection", field, "0", "5")
    try probe.perform("caret", field, "3")
    #expect(try selections(field) == "")
    try probe.perform("add-selection", field, "0", "5")
    try probe.perform("insert", field, "!", "11")
    _ = try probe.events(until: "object:text-changed:insert")
    #expect(try selections(field) == "")
  }

  @Test func whatIsCutOrCopiedCanBePasted() throws {
    let field = "entry:Name"
    #expect(try probe.perform("cut", field, "5", "11").accepted == true)
    _ = try probe.events(until: "object:text-changed:delete")
    #expect(try text(field) == "Hello")
    #expect(try probe.perform("paste", field, "0").accepted == true)
    _ = try probe.events(until: "object:text-changed:insert")
    #expect(try text(field) == " WorldHello")
    #expect(try probe.perform("copy", "entry:Notes", "0", "4").accepted == true)
    try probe.perform("paste", field, "-1")
    try probe.perform("paste", "entry:Notes", "99")
    _ = try probe.events(until: "object:text-changed:insert", 2)
    #expect(try text(field) == "one\n WorldHello")
    #expect(try text("entry:Notes") == "one\ntwoone\n")
  }

  @Test func aSecretIsSelectedAsBulletsAndNeverCopied() throws {
    let field = "password text:PIN"
    try probe.perform("add-selection", field, "0", "2")
    #expect(try selections(field) == "0..<2 ••")
    try probe.perform("copy", field, "0", "4")
    try probe.perform("cut", field, "0", "4")
    try probe.perform("paste", "entry:Name", "0")
    #expect(try text(field) == "••••")
    #expect(try text("entry:Name") == "Hello World")
  }

  @Test func aTextThatIsNotTypedHasNothingSelected() throws {
    #expect(try probe.perform("add-selection", "label:Fixed", "0", "2").accepted == false)
    #expect(try selections("label:Fixed") == "")
  }

  /// The first time it begins the editing, then it takes what has been typed.
  @Test func anEntryIsActivated() throws {
    for effect in ["focused", "activated"] {
      try probe.perform("do", "entry:Name", "activate")
      let outcome = try probe.publisher.readLine(before: .now + BusSession.patience)
      #expect(outcome?.contains(#""effect":"\#(effect)""#) == true)
    }
    #expect(try probe.perform("node", "entry:Notes").node?.actions == nil)
  }
}

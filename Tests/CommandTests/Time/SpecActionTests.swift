import Foundation
import Testing

/// What commands do with what users do to specs (T10.7).
@Suite struct SpecActionTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "form.json",
      """
      { "scene": { "width": 200, "height": 200, "displayScale": 1 },
        "values": { "x": 0 },
        "states": [ { "at": 1, "set": { "x": 40 }, "animation": { "linear": 1 } } ],
        "view": { "type": "VStack", "children": [
          { "type": "Toggle", "title": "Sound", "isOn": false },
          { "type": "Button", "title": "Away", "action": { "set": { "x": "x + 5" } }, "modifiers": [ { "disabled": true } ] },
          { "type": "Button", "id": "move", "title": "Move", "action": { "set": { "x": "x + 10" } } },
          { "type": "Color", "id": "red", "name": "red", "modifiers": [
            { "frame": { "width": 20, "height": 20 } }, { "offset": { "x": "{{x}}" } } ] } ] } }
      """
    )
    try scratch.write(
      "wrong.json",
      """
      { "values": { "x": 0 },
        "actions": [ { "at": 0.5, "do": "tap red" }, { "at": 1, "do": "tap blue" } ],
        "view": { "type": "Color", "id": "red", "modifiers": [ { "gesture": { "tap": 1, "onEnded": { "set": { "x": 1 } } } } ] } }
      """
    )
    try scratch.write(
      "endless.json",
      """
      { "values": { "x": 0 },
        "states": [
          { "name": "here", "set": { "x": 0 }, "completion": { "state": "there" } },
          { "name": "there", "set": { "x": 1 }, "completion": { "state": "here" } } ],
        "view": { "type": "Button", "title": "Go", "action": { "state": "there" } } }
      """
    )
  }

  private func espalier(_ arguments: String...) throws -> Espalier.Run {
    try Espalier.run(
      arguments: arguments.map { $0.hasSuffix(".json") ? scratch.path + "/" + $0 : $0 }
    )
  }

  @Test func whatIsDoneIsDoneBeforeTheResultIsTaken() throws {
    let moved = try espalier("layout", "form.json", "--do", "activate Move", "--format", "outline")
    #expect(moved.output.contains("offset 10, 0") || moved.output.contains("at 100, "))
    #expect(moved.errors == "")
    let later = try espalier(
      "layout",
      "form.json",
      "--do",
      "tap move",
      "--do",
      "wait 1.5",
      "--at",
      "1.5",
      "--at",
      "3",
      "--format",
      "outline"
    )
    #expect(later.output.contains("offset 25, 0"))
    #expect(later.output.contains("at 130, "))
  }

  @Test func aControlKeepsTheStateOfItsUser() throws {
    let spoken = try espalier(
      "accessibility",
      "form.json",
      "--do",
      "activate Sound",
      "--do",
      "wait 2",
      "--format",
      "spoken"
    )
    #expect(spoken.output.contains("Sound. Switch. On") || spoken.output.contains("On"))
    let before = try espalier("accessibility", "form.json", "--at", "0", "--format", "spoken")
    #expect(spoken.output != before.output)
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let unknown = try espalier("layout", "form.json", "--do", "tap blue")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("form.json: error: no view has the id 'blue'"))
    let disabled = try espalier("layout", "form.json", "--do", "activate Away")
    #expect(disabled.errors.contains("'Away' is not enabled"))
    let early = try espalier("layout", "form.json", "--do", "wait 1", "--at", "0.5")
    #expect(early.errors.contains("--at 0.5 is before the last action, which is done at 1 s"))
    let words = try espalier("layout", "form.json", "--do", "tip red")
    #expect(words.errors.contains("there is no action 'tip'"))
    let preview = try espalier("layout", "form.json", "--preview", "a")
    #expect(preview.errors.contains("--preview and --view are for Swift sources."))
  }

  @Test func anActionOfTheSpecIsNamedWithItsPlace() throws {
    #expect(try espalier("layout", "wrong.json", "--at", "0.9").status == 0)
    let shown = try espalier("layout", "wrong.json", "--at", "1")
    #expect(shown.status != 0)
    #expect(shown.errors.contains("wrong.json:2:65: error: no view has the id 'blue'"))
  }

  @Test func changesThatFollowForEverEnd() throws {
    let shown = try espalier("layout", "endless.json", "--do", "activate Go", "--at", "0")
    #expect(shown.status != 0)
    #expect(shown.errors.contains("changes follow from each other for ever at 0"))
  }

  @Test func bothDirectionsDoTheSame() throws {
    let shown = try espalier("rtl", "form.json", "--do", "tap move", "--at", "0.5", "--strict")
    #expect(shown.status == 0)
    #expect(shown.output.contains("every frame is mirrored"))
  }
}

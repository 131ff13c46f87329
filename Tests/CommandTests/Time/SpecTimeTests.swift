import Foundation
import Testing

/// What commands do with specs at times.
@Suite struct SpecTimeTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "moving.json",
      """
      { "scene": { "width": 200, "height": 100, "displayScale": 1 },
        "values": { "x": 0, "shown": true },
        "states": [ { "at": 1, "set": { "x": 40, "shown": false }, "animation": { "linear": 1 } } ],
        "view": { "type": "ZStack", "children": [
          { "type": "Color", "id": "red", "name": "red", "modifiers": [
            { "frame": { "width": 20, "height": 20 } }, { "offset": { "x": "{{x}}" } } ] },
          { "type": "If", "condition": "{{shown}}", "children": [
            { "type": "Text", "id": "text", "content": "Hello", "modifiers": [ { "transition": "slide" } ] } ] } ] } }
      """
    )
    try scratch.write(
      "clock.json",
      """
      { "scene": { "width": 200, "height": 100 },
        "view": { "type": "TimelineView", "schedule": "everyMinute", "children": [
          { "type": "Color", "id": "hand", "modifiers": [ { "frame": { "width": "minute + 1" } } ] } ] } }
      """
    )
    try scratch.write(
      "wrong.json",
      """
      { "view": { "type": "TimelineView", "schedule": { "periodic": { "by": 1 } }, "children": [
        { "type": "Color", "modifiers": [ { "opacity": "1 / (2 - t)" } ] } ] } }
      """
    )
  }

  private func espalier(_ arguments: [String]) throws -> Espalier.Run {
    try Espalier.run(
      arguments: arguments.map { $0.hasSuffix(".json") ? scratch.path + "/" + $0 : $0 }
    )
  }

  @Test func layoutsOfATimeSayWhatIsShown() throws {
    let outline = try espalier(["layout", "moving.json", "--at", "1.5", "--format", "outline"])
    #expect(outline.output.contains("at 1.5 s"))
    #expect(outline.output.contains("leaving Text #text"))
    let end = try espalier(["layout", "moving.json", "--format", "outline"])
    #expect(!end.output.contains("#text"))
    #expect(end.output.contains("at 130, 40"))
  }

  @Test func withoutAnimationsNothingIsOnItsWay() throws {
    let shown = try espalier([
      "layout", "moving.json", "--at", "1.5", "--no-animations", "--format", "outline",
    ])
    #expect(!shown.output.contains("leaving"))
  }

  @Test func transitionsFadeForWhoWantsLessMotion() throws {
    let shown = try espalier([
      "layout", "moving.json", "--at", "1.5", "--reduce-motion", "--format", "outline",
    ])
    #expect(shown.output.contains("opacity 0.5"))
  }

  @Test func accessibilityIsThatOfTheState() throws {
    let before = try espalier(["accessibility", "moving.json", "--at", "0.5", "--format", "spoken"])
    #expect(before.output.contains("Hello"))
    let after = try espalier(["accessibility", "moving.json", "--at", "1.5", "--format", "spoken"])
    #expect(!after.output.contains("Hello"))
  }

  @Test func datesAreThoseOfTheHost() throws {
    let shown = try espalier([
      "layout", "clock.json", "--date", "2026-01-01T10:41:30Z", "--at", "20", "--at", "40",
      "--format",
      "outline",
    ])
    #expect(shown.output.contains("42×"))
    #expect(shown.output.contains("43×"))
  }

  @Test func bothDirectionsAreThoseOfTheTime() throws {
    let shown = try espalier(["rtl", "moving.json", "--at", "1.5", "--strict"])
    #expect(shown.status == 0)
    #expect(shown.output.contains("every frame is mirrored"))
  }

  @Test func whatIsWrongAtATimeIsNamedWithItsPlace() throws {
    let shown = try espalier(["layout", "wrong.json", "--at", "2"])
    #expect(shown.status != 0)
    #expect(shown.errors.contains("wrong.json:2:"))
    #expect(shown.errors.contains("divides by zero"))
  }
}

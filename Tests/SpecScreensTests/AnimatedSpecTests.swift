import LayoutCore
import SpecFormat
import SpecScreens
import Testing

/// Specs that change with time (T10.10).
@Suite struct AnimatedSpecTests {
  private func spec(_ json: String) throws -> Spec {
    let file = SpecFile(bytes: Array(json.utf8), name: "test.json")
    try #require(file.diagnostics.map(\.description) == [])
    return try #require(file.specs.first)
  }

  private func moving(_ json: String, _ options: MotionOptions = MotionOptions()) throws
    -> AnimatedSpec
  {
    try #require(AnimatedSpec(try spec(json), measurer: FixedTextMeasurer(), options))
  }

  /// Where views are shown at a time, by their ids.
  private func frames(_ moving: AnimatedSpec, at time: Double) throws -> [String: Rect] {
    let scene = try moving.show(at: time).scene
    let shown = moving.shown(scene.layout(measurer: FixedTextMeasurer()), isMirrored: false)
    var frames: [String: Rect] = [:]
    for view in shown.views {
      if let id = view.id { frames[id] = view.renderedFrame ?? view.frame }
    }
    for leaving in shown.leavingViews {
      for view in leaving.result.views { if let id = view.id { frames[id] = view.frame } }
    }
    return frames
  }

  private static let square = """
    { "type": "Color", "id": "red", "name": "red", "modifiers": [
      { "frame": { "width": 40, "height": 40 } }, { "offset": { "x": "{{x}}" } } ] }
    """

  private static func json(_ states: String, _ view: String, values: String = "\"x\": 0") -> String
  {
    """
    { "scene": { "width": 200, "height": 200, "displayScale": 1 }, "values": { \(values) },
      "states": [\(states)], "view": \(view) }
    """
  }

  @Test func withoutATimeItIsWhatStatesEndIn() throws {
    let spec = try spec(
      Self.json(#"{ "at": 1, "set": { "x": 10 } }, { "at": 3, "set": { "x": 30 } }"#, Self.square)
    )
    let result = try #require(spec.scene).layout(measurer: FixedTextMeasurer())
    #expect(result.view(withID: "red")?.frame.minX == 110)
  }

  @Test func aSpecThatNothingChangesHasNoTime() throws {
    #expect(
      AnimatedSpec(try spec(#"{ "view": { "type": "Spacer" } }"#), measurer: FixedTextMeasurer())
        == nil
    )
  }

  @Test func statesFollowEachOther() throws {
    let json = Self.json(
      #"{ "at": 1, "set": { "x": 10 } }, { "at": 3, "set": { "x": 30 }, "animation": { "linear": 2 } }"#,
      Self.square
    )
    for (time, x) in [(0.0, 80.0), (0.99, 80), (1, 90), (2.9, 90), (4, 100), (5, 110), (9, 110)] {
      #expect(try frames(try moving(json), at: time)["red"]?.minX == x, "at \(time)")
    }
  }

  /// What changes by curves, springs, transitions, timelines, phases and keyframes at once.
  private static let everything = json(
    #"""
    { "at": 0.3, "set": { "x": 40, "shown": false }, "animation": "bouncy" },
    { "at": 0.5, "set": { "x": -20, "shown": true, "count": 1 }, "animation": { "easeInOut": 1 } }
    """#,
    #"""
    { "type": "VStack", "children": [
      \#(square),
      { "type": "If", "condition": "{{shown}}", "children": [
        { "type": "Text", "id": "text", "content": "Hello", "modifiers": [ { "transition": "slide" } ] } ] },
      { "type": "TimelineView", "schedule": { "animation": { "minimumInterval": 0.1 } }, "children": [
        { "type": "Color", "id": "ticks", "name": "blue", "modifiers": [
          { "frame": { "width": "t * 20 + 4", "height": 5 } },
          { "animation": { "animation": { "linear": 0.1 }, "value": "{{t}}" } } ] } ] },
      { "type": "PhaseAnimator", "phases": [0, 20], "animation": "smooth", "children": [
        { "type": "Color", "id": "phase", "name": "green", "modifiers": [
          { "frame": { "width": 10, "height": 5 } }, { "offset": { "x": "{{phase}}" } } ] } ] },
      { "type": "KeyframeAnimator", "initialValue": { "y": 0 }, "trigger": "{{count}}",
        "keyframes": { "y": [ { "cubic": 10, "duration": 0.4 }, { "spring": 0 } ] }, "children": [
        { "type": "Color", "id": "keys", "name": "gray", "modifiers": [
          { "frame": { "width": 10, "height": "{{y}} + 5" } } ] } ] }
    ] }
    """#,
    values: #""x": 0, "shown": true, "count": 0"#
  )

  @Test func whatIsShownDependsOnTheTimeAlone() throws {
    let screen = try moving(Self.everything)
    for time in [0, 0.05, 0.3, 0.31, 0.45, 0.5, 0.55, 0.73, 0.9, 1.2, 1.7, 2.5] {
      let after = try frames(screen, at: time)
      let alone = try frames(try moving(Self.everything), at: time)
      #expect(after == alone, "at \(time)")
    }
  }

  @Test func keyframesBeginNoMotionOfTheAnimationAround() throws {
    let json = Self.json(
      #"{ "at": 0.5, "set": { "x": 1 }, "animation": { "linear": 10 } }"#,
      #"""
      { "type": "KeyframeAnimator", "initialValue": { "y": 0 },
        "keyframes": { "y": [ { "linear": 100, "duration": 1 } ] }, "children": [
        { "type": "Color", "id": "red", "modifiers": [
          { "frame": { "width": 10, "height": 10 } }, { "offset": { "y": "{{y}}" } } ] } ] }
      """#
    )
    for time in [0.25, 0.5, 0.75] {
      let frame = try #require(try frames(try moving(json), at: time)["red"])
      #expect(abs(frame.minY - (95 + time * 100)) < 1e-9)
    }
  }

  @Test func aScheduleGoesOnWhateverElseChanges() throws {
    let json = Self.json(
      #"{ "at": 0.55, "set": { "x": 10 } }"#,
      #"""
      { "type": "TimelineView", "schedule": { "animation": { "minimumInterval": 0.2 } }, "children": [
        { "type": "Color", "id": "red", "modifiers": [ { "frame": { "width": "t * 100 + {{x}}" } } ] } ] }
      """#
    )
    for (time, width) in [(0.5, 40.0), (0.56, 50), (0.7, 70)] {
      let frame = try #require(try frames(try moving(json), at: time)["red"])
      #expect(abs(frame.width - width) < 1e-9, "at \(time)")
    }
  }

  @Test func theDateIsThatOfTheHost() throws {
    var options = MotionOptions()
    options.start = 3 * 3600 + 14 * 60 + 15.5
    let json = Self.json(
      "",
      #"""
      { "type": "TimelineView", "schedule": "animation", "children": [
        { "type": "Color", "id": "red", "modifiers": [
          { "frame": { "width": "hour * 10 + minute", "height": "second" } } ] } ] }
      """#
    )
    let frame = try #require(try frames(try moving(json, options), at: 2)["red"])
    #expect(frame.width == 44)
    #expect(abs(frame.height - 17.5) < 1e-6)
  }

  @Test func withoutAnimationsEverythingIsAtItsEnd() throws {
    var options = MotionOptions()
    options.animates = false
    let screen = try moving(Self.everything, options)
    #expect(try frames(screen, at: 0.31)["text"] == nil)
    #expect(try frames(screen, at: 0.31)["red"]?.midX == 140)
  }

  @Test func aNumberThatMayNotStandThereIsAnErrorWithItsPlace() throws {
    let json = Self.json(
      "",
      #"""
      { "type": "TimelineView", "schedule": "animation", "children": [
        { "type": "Color", "modifiers": [ { "blur": "1 - t" }, { "opacity": "1 / (t - 2)" } ] } ] }
      """#
    )
    let screen = try moving(json)
    _ = try screen.show(at: 0.5)
    let problem = #expect(throws: SpecReplayProblem.self) { try screen.show(at: 2) }
    #expect(problem?.diagnostic.message == "the expression divides by zero")
    #expect(problem?.diagnostic.position != nil)
  }
}

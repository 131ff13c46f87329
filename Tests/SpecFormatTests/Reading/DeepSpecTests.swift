import LayoutCore
import SpecFormat
import TestSupport
import Testing

/// Specs of a size that no hand writes.
@Suite struct DeepSpecTests {
  private func nested(_ open: String, _ inside: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + inside + String(repeating: close, count: count)
  }

  /// Reads and lays out a screen on a thread with little stack, and hands back its root's frame.
  private func rootFrame(_ json: String) throws -> Rect {
    nonisolated(unsafe) var frame: Result<Rect, any Error> = .failure(Unexpected())
    withSmallStack {
      frame = Result { try LayoutScene.reading(json).layout().rootFrame }
    }
    return try frame.get()
  }

  @Test func tenThousandStacksInsideEachOther() throws {
    let views = nested(
      #"{"type":"HStack","children":["#,
      #"{"type":"Image","size":[10,20]}"#,
      "]}",
      10_000
    )
    #expect(try rootFrame(#"{"view":\#(views)}"#).size == Size(width: 10, height: 20))
  }

  @Test func tenThousandModifiersOnAView() throws {
    let modifiers = Array(repeating: #"{"padding":1}"#, count: 10_000).joined(separator: ",")
    let frame = try rootFrame(
      #"{"view":{"type":"Image","size":[10,20],"modifiers":[\#(modifiers)]}}"#
    )
    #expect(frame.size == Size(width: 20_010, height: 20_020))
  }

  @Test func tenThousandOverlaysOnEachOther() throws {
    let views = nested(
      #"{"type":"Color","modifiers":[{"overlay":{"content":"#,
      #"{"type":"Color"}"#,
      "}}]}",
      10_000
    )
    #expect(try rootFrame(#"{"view":\#(views)}"#).size == Size(width: 390, height: 844))
  }

  /// They are read on the way through the builder that makes their views; a label is one level of JSON.
  @Test func tenThousandControlsInsideEachOther() throws {
    let image = #"{"type":"Image","size":[10,20]}"#
    let buttons = nested(#"{"type":"Button","label":"#, image, "}", 10_000)
    #expect(try rootFrame(#"{"view":\#(buttons)}"#).size == Size(width: 10, height: 20))
    let stacks = nested(#"{"type":"NavigationStack","children":["#, image, "]}", 10_000)
    #expect(try rootFrame(#"{"view":\#(stacks)}"#).size == Size(width: 390, height: 844))
  }

  @Test func tenThousandLoopsInsideEachOther() throws {
    let views = nested(
      #"{"type":"ForEach","data":1,"content":"#,
      #"{"type":"Image","size":[10,20]}"#,
      "}",
      10_000
    )
    #expect(try rootFrame(#"{"view":\#(views)}"#).size == Size(width: 10, height: 20))
  }

  @Test func tenThousandDefinitionsInsideEachOther() throws {
    let definitions = (0..<10_000).map {
      #""d\#($0)":{"type":"Reference","name":"d\#($0 + 1)"}"#
    }
    let frame = try rootFrame(
      """
      {"definitions":{\(definitions.joined(separator: ",")),
      "d10000":{"type":"Image","size":[10,20]}},"view":{"type":"Reference","name":"d0"}}
      """
    )
    #expect(frame.size == Size(width: 10, height: 20))
  }

  @Test func deeperThanTheLimitIsADiagnostic() {
    func messages(_ count: Int) -> [String] {
      SpecFile(
        #"{"view":\#(nested(#"{"type":"Group","children":["#, "", "]}", count))}"#
      ).messages
    }
    #expect(messages(ViewTree.maximumDepth) == [])
    #expect(
      messages(ViewTree.maximumDepth + 1) == [
        "1:1400009: error: views and modifiers are nested deeper than 50000 levels"
      ]
    )
    #expect(
      messages(200_000).first?.hasSuffix("error: nested more than 250000 levels deep") == true
    )
  }

  @Test func modifiersCountAsLevels() {
    let modifiers = Array(repeating: #"{"opacity":1}"#, count: ViewTree.maximumDepth)
    let file = SpecFile(
      #"{"view":{"type":"Color","id":"a","modifiers":[\#(modifiers.joined(separator: ","))]},"#
        + #""expect":{"frames":{"a":[0,0,1,1]}}}"#
    )
    #expect(
      file.messages == ["1:9: error: views and modifiers are nested deeper than 50000 levels"]
    )
  }

  @Test func whatIsKeptAsJSONIsNotNestedDeep() {
    func message(_ subject: String, _ expectation: String, _ count: Int) -> String? {
      let value = nested("[", "", "]", count)
      return SpecFile(
        """
        {"cases":[{"name":"a",\(subject),
        "expect":{"\(expectation)":\(value)}}]}
        """
      ).messages.first
    }
    let rule = #""rule":"platformFontSizes""#
    #expect(message(rule, "result", 200) == nil)
    for count in [203, 100_000] {
      #expect(message(rule, "result", count) == "2:221: error: nested deeper than 200 levels")
      #expect(
        message(#""view":[]"#, "accessibility", count)
          == "2:228: error: nested deeper than 200 levels"
      )
    }
  }

  @Test func alignmentsThatAskEachOtherTwiceTakeNoLongerThanOnce() throws {
    let guide = #"{"alignmentGuide":{"guide":"top","value":"(d[.top] + d[.top]) / 2 + 1"}}"#
    let scene = try LayoutScene.reading(
      """
      {"scene":{"width":100,"height":100},"view":{"type":"HStack","alignment":"top","children":[
      {"type":"Image","size":[10,10],"id":"high","modifiers":[
      \(Array(repeating: guide, count: 60).joined(separator: ","))]},
      {"type":"Image","size":[10,10]}]}}
      """
    )
    #expect(scene.frames["high"]?[1] == 15)
  }
}

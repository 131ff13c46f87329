import SpecFormat
import Testing

@Suite struct SourceMapTests {
  /// The position of a place that is reached from the root.
  private func position(
    in text: String,
    _ place: (JSONValue) throws -> JSONPlace?
  ) throws -> SourcePosition {
    let document = try JSONDocument.reading(text)
    return try document.withRoot { root in
      document.position(of: try #require(try place(root)))
    }
  }

  @Test func findsKeysAndValues() throws {
    let text = """
      {
        "type": "HStack",
        "spacing" : 8, "children": [
          { "type": "Text" }, null ]
      }
      """
    #expect(try position(in: text) { _ in .root }.description == "1:1")
    #expect(try position(in: text) { .key(in: $0, "type") }.description == "2:3")
    #expect(try position(in: text) { .value(in: $0, key: "type") }.description == "2:11")
    #expect(try position(in: text) { .value(in: $0, key: "spacing") }.description == "3:15")
    #expect(try position(in: text) { .key(in: $0, "children") }.description == "3:18")
    #expect(try position(in: text) { .value(in: $0, key: "children") }.description == "3:30")
    let children = { (root: JSONValue) in try #require(root["children"]) }
    #expect(try position(in: text) { .element(in: try children($0), 0) }.description == "4:5")
    #expect(try position(in: text) { .element(in: try children($0), 1) }.description == "4:25")
    #expect(
      try position(in: text) { .value(in: try children($0).elements[0], key: "type") }
        .description == "4:15"
    )
  }

  @Test(arguments: [
    (#"{"خبزة": 1, "b": 2}"#, "1:13", "1:18"),
    (#"{"👨‍👩‍👧‍👦é": 1, "b": 2}"#, "1:11", "1:16"),
    (#"{"a\"\\\u0022}": "]", "b": 2}"#, "1:23", "1:28"),
    ("{\r\n  \"a\": [{}, [\"b\"]],\r\n  \"b\": 2\r\n}", "3:3", "3:8"),
    (#"{"a": {"b": [{"b": 0}]}, "\u0062": 2}"#, "1:26", "1:36"),
    ("\n\n\t {\t\"b\"\n:\n2}", "3:5", "5:1"),
  ])
  func positionsAreExact(_ text: String, _ key: String, _ value: String) throws {
    #expect(try position(in: text) { .key(in: $0, "b") }.description == key)
    #expect(try position(in: text) { .value(in: $0, key: "b") }.description == value)
  }

  @Test func whatDoesNotExistIsAtItsContainer() throws {
    let text = #" [0, {"a": 1}, "s"]"#
    #expect(try position(in: text) { .value(in: $0.elements[1], key: "b") }.description == "1:6")
    #expect(try position(in: text) { .key(in: $0.elements[1], "b") }.description == "1:6")
    #expect(try position(in: text) { .element(in: $0, 3) }.description == "1:2")
    #expect(try position(in: text) { .value(in: $0.elements[2], key: "b") }.description == "1:2")
    let document = try JSONDocument.reading(text)
    #expect(document.position(of: .key(in: document.makeString("x"), "a")).description == "1:2")
  }

  @Test func positionsInOneEndlessLineAreExact() throws {
    let element = #"{"content": "زيتون 😀", "n": 1}"#
    let text = "[" + Array(repeating: element, count: 2_000).joined(separator: ",") + "]"
    let document = try JSONDocument.reading(text)
    document.withRoot { root in
      for index in [0, 1, 999, 1_999] {
        let position = document.position(of: .value(in: root.elements[index], key: "n"))
        #expect(position.line == 1)
        #expect(position.column == 2 + index * (element.count + 1) + element.count - 2)
      }
    }
  }

  @Test func containersAreFoundWithoutASearch() throws {
    let rows = Array(repeating: #"{"type": "Spacer"}"#, count: 10_000)
    let text = "[\n" + rows.joined(separator: ",\n") + "\n]"
    let document = try JSONDocument.reading(text)
    try document.withRoot { root in
      for (index, row) in root.elements.enumerated() {
        let offset = try #require(document.offset(ofContainer: row))
        #expect(
          document.source.position(of: offset) == document.position(of: .element(in: root, index))
        )
        #expect(document.source.position(of: offset).line == index + 2)
      }
      #expect(document.offset(ofContainer: document.makeString("x")) == nil)
    }
  }
}

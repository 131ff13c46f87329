import ProjectModel
import Testing

/// The part of YAML that projects are written in.
struct YAMLReaderTests {
  private func read(_ text: String) -> ProjectData? { ProjectData(yaml: Array(text.utf8)) }

  @Test func tablesAndListsAreThoseOfTheirIndentation() {
    let text = """
      ---
      name: Trips  # a comment
      options:
        bundleIdPrefix: "com.example"
        empty:
      targets:
        Trips:
          sources:
          - Trips
          - path: 'Shared/It''s'
            excludes:
              - "**/*.md"
          platform: [iOS, macOS]
          settings: { base: {SWIFT_VERSION: 6.0, URL: https://a.b/c} }
      script: |
        one
        two
      """
    #expect(
      read(text)
        == .table([
          "name": .text("Trips"),
          "options": .table(["bundleIdPrefix": .text("com.example"), "empty": .text("")]),
          "targets": .table([
            "Trips": .table([
              "sources": .list([
                .text("Trips"),
                .table(["path": .text("Shared/It's"), "excludes": .list([.text("**/*.md")])]),
              ]), "platform": .list([.text("iOS"), .text("macOS")]),
              "settings": .table([
                "base": .table(["SWIFT_VERSION": .text("6.0"), "URL": .text("https://a.b/c")])
              ]),
            ])
          ]), "script": .text("one\ntwo"),
        ])
    )
  }

  @Test func documentsOfJSONAreRead() {
    let text = #"{"a": [1, {"b":null, "c" : "x\"\u0041\n"}], "d": [], "e": {}}"#
    #expect(
      read(text)
        == .table([
          "a": .list([.text("1"), .table(["b": .text("null"), "c": .text("x\"A\n")])]),
          "d": .list([]), "e": .table([:]),
        ])
    )
  }

  @Test(arguments: [
    "", "{", "[", "{\"a\"", "{\"a\":", "a: [", "a: {b", "'", "\"", "\"\\", "\"\\u12", "- - - -",
    "-", ":",
    ": :", "a:\n  b: [\n", "\u{0}", "a: |", "? x", "a: b\n c: d", "- a\nb: c",
  ])
  func whatIsNoDocumentIsNoneOrText(text: String) {
    // It ends, and says nothing that is not there.
    _ = read(text)
    #expect(read(text) == read(text))
  }

  @Test func noDocumentIsDeeperThanAnyProject() {
    #expect(read(String(repeating: "[", count: 100_000)) == nil)
    #expect(read(String(repeating: "- ", count: 100_000)) == nil)
    let deep = (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }
    #expect(read(deep.joined(separator: "\n")) == nil)
  }
}

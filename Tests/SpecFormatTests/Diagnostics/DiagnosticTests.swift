import SpecFormat
import Testing

@Suite struct DiagnosticTests {
  private func rendered(_ text: String, at offset: Int, hint: String? = nil) -> String {
    SourceText(bytes: Array(text.utf8), file: "a.json")
      .diagnostic(.error, "no", at: offset, hint: hint).rendered()
  }

  @Test func showsPlaceLineCaretAndHint() {
    #expect(
      rendered("{\n  \"width\": wide\n}", at: 13, hint: "use a number") == """
        a.json:2:12: error: no
          "width": wide
                   ^
        hint: use a number
        """
    )
  }

  @Test func oneLineFormIsTheOneEditorsKnow() {
    let source = SourceText(bytes: [0x0A, 0x5B], file: "a.json")
    #expect(source.diagnostic(.warning, "no", at: 1).description == "a.json:2:1: warning: no")
    #expect(Diagnostic(.note, "no", file: "a.json").description == "a.json: note: no")
  }

  @Test(arguments: [
    ("[\t\"\t\", x]", 7, "[\t\"\t\", x]\n \t \t   ^"),
    ("\"😀漢e\u{301}\" x", 14, "\"😀漢e\u{301}\" x\n         ^"),
    ("\"خبز\" x\r\nmore", 9, "\"خبز\" x\n      ^"),
    ("[\u{1B}] x", 4, "[\\u001b] x\n         ^"),
    ("last", 4, "last\n    ^"),
    ("", 0, ""), (" \n ", 2, ""),
  ])
  func caretStandsUnderThePlace(_ text: String, _ offset: Int, _ shown: String) {
    let lines = rendered(text, at: offset).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().joined(separator: "\n") == shown)
  }

  @Test(arguments: [0, 10, 50, 99, 5_000, 500_000, 999_950, 1_000_000])
  func endlessLinesAreClipped(_ offset: Int) throws {
    let text = String(repeating: "0123456789", count: 100_000)
    let excerpt = SourceText(bytes: Array(text.utf8), file: "").excerpt(at: offset)
    #expect(excerpt.leading.hasPrefix("…") == (offset > 50))
    #expect(excerpt.trailing.hasSuffix("…") == (offset < 999_900))
    #expect(100...102 ~= excerpt.leading.count + excerpt.trailing.count)
    #expect(excerpt.trailing.first?.wholeNumberValue == (offset < 1_000_000 ? offset % 10 : nil))
  }

  @Test func controlCharactersNeverReachTheTerminal() {
    let text = "\u{1B}[31m\u{9B}\u{202E}\u{0}\t"
    let diagnostic = Diagnostic(
      .error,
      "a\nb\(text)",
      hint: text,
      file: "f\r\(text)",
      excerpt: SourceExcerpt(leading: text, trailing: text)
    )
    let controls = diagnostic.rendered().unicodeScalars.filter {
      $0.properties.generalCategory == .control || $0 == "\u{202E}"
    }
    #expect(Set(controls) == ["\n", "\t"])
    #expect(diagnostic.description.hasPrefix(#"f\r\u001b[31m\u009b\u202e\u0000\t: error: a\nb"#))
  }

  @Test func quotedTextIsShortAndPrintable() {
    #expect("width".quoted == "'width'")
    #expect("a\nb".quoted == #"'a\nb'"#)
    #expect(String(repeating: "x", count: 60).quoted.count == 62)
    #expect(String(repeating: "x", count: 1_000_000).quoted.count == 63)
    #expect(("e" + String(repeating: "\u{301}", count: 1_000_000)).quoted.utf8.count < 200)
  }
}

import SpecFormat
import TerminalText
import Testing

/// Texts that are not JSON, and exactly what is said of them.
@Suite struct JSONLexicalCheckTests {
  struct BadText: CustomTestStringConvertible {
    let text: String
    let problems: [String]
    var testDescription: String { text.printable }

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }
  }

  @Test(arguments: [
    BadText("", "1:1: the file is empty"),
    BadText(" \n\t\r\n", "1:1: the file holds no value"),
    BadText("{} {}", "1:4: unexpected text after the end of the document"),
    BadText("[1]]", "1:4: ']' closes nothing"),
    BadText("[", "1:2: expected ']' before the end of the file"),
    BadText("{\n  \"a\": [1,\n  2\n", "3:4: expected ']' before the end of the file"),
    BadText("{\"a\"", "1:5: expected '}' before the end of the file"),
    BadText("{\"a\":", "1:6: expected '}' before the end of the file"),
    BadText("[1}", "1:3: expected ']', not '}'"),
    BadText("{\"a\": 1]", "1:8: expected '}', not ']'"),
    BadText("[1,]", "1:3: trailing comma before ']'"),
    BadText("{\"a\": 1 , \n}", "1:9: trailing comma before '}'"),
    BadText("[1 2]", "1:3: expected ',' or ']' after this value"),
    BadText("{\"a\": 1\n \"b\": 2}", "1:8: expected ',' or '}' after this value"),
    BadText("{\"a\": \"x\"y\"}", "1:10: expected ',' or '}' after this value"),
    BadText("{\"a\" 1}", "1:5: expected ':' after this key"),
    BadText("{\"a\"; 1}", "1:5: expected ':' after this key"),
    BadText("{\"a\": }", "1:7: expected a value before '}'"),
    BadText("[,1]", "1:2: expected a value before ','"),
    BadText("[1,,2]", "1:4: expected a value before ','"),
    BadText("{,}", "1:2: expected a key in double quotes, not ','"),
    BadText("[;]", "1:2: expected a value, not ';'"),
    BadText("[\u{1}]", #"1:2: expected a value, not '\u0001'"#),
    BadText(",", "1:1: expected a value, not ','"),
    BadText("]", "1:1: expected a value, not ']'"),
  ])
  func namesStructuralMistakes(_ bad: BadText) {
    #expect(JSONDocument.problems(in: bad.text) == bad.problems)
  }

  @Test(arguments: [
    BadText("['a']", "1:2: strings need double quotes"),
    BadText(
      "{'a': 'it\\'s'}",
      "1:2: strings need double quotes",
      "1:7: strings need double quotes"
    ),
    BadText("['a\n']", "1:2: this string is not closed on its line"),
    BadText("['a", "1:2: this string is never closed"),
    BadText("[\"a]", "1:2: this string is never closed"),
    BadText("[\"a\\", "1:2: this string is never closed"),
    BadText("[\"a,\n2]", "1:2: this string is not closed on its line"),
    BadText("[\"a\tb\"]", #"1:4: control character in a string; write \t"#),
    BadText("[\"a\u{0}b\"]", #"1:4: control character in a string; write \u0000"#),
    BadText(#"["\x"]"#, #"1:3: '\x' is not a JSON escape"#),
    BadText(#"["C:\é"]"#, #"1:5: '\é' is not a JSON escape"#),
    BadText(#"["\'"]"#, #"1:3: '\'' is not a JSON escape"#),
    BadText(#"["\u12g4"]"#, #"1:3: '\u' needs four hexadecimal digits"#),
    BadText(
      #"["\u12"#,
      #"1:2: this string is never closed"#,
      #"1:3: '\u' needs four hexadecimal digits"#
    ),
    BadText(#"["\u0000"]"#, #"1:3: '\u0000' is not allowed: no text has a NUL character"#),
    BadText(#"["\ud83d"]"#, #"1:3: '\ud83d' is half of a surrogate pair"#),
    BadText(
      #"["\ud83dx\ude00"]"#,
      #"1:3: '\ud83d' is half of a surrogate pair"#,
      #"1:10: '\ude00' is half of a surrogate pair"#
    ),
    BadText(#"["\ud83d\ud83d\ude00"]"#, #"1:3: '\ud83d' is half of a surrogate pair"#),
  ])
  func namesMistakesInStrings(_ bad: BadText) {
    #expect(JSONDocument.problems(in: bad.text) == bad.problems)
  }

  @Test(arguments: [
    BadText(
      "[NaN, Infinity, -Infinity]",
      "1:2: 'NaN' is not JSON; use a number",
      "1:7: 'Infinity' is not JSON; use a number",
      "1:17: '-Infinity' is not JSON; use a number"
    ),
    BadText("[+1]", "1:2: a number cannot start with '+'"),
    BadText("[.5]", "1:2: a number needs a digit before '.'"),
    BadText("[-.5]", "1:2: a number needs a digit before '.'"),
    BadText("[1.]", "1:2: a number needs a digit after '.'"),
    BadText("[012]", "1:2: a number cannot start with 0"),
    BadText("[-01]", "1:2: a number cannot start with 0"),
    BadText("[-]", "1:2: '-' is not a number"),
    BadText("[1e]", "1:2: '1e' is not a number"),
    BadText(
      "[0x10, 12px, 1.2.3]",
      "1:2: '0x10' is not a number",
      "1:8: '12px' is not a number",
      "1:14: '1.2.3' is not a number"
    ),
    BadText(
      "[1e999, -1e400]",
      "1:2: the number '1e999' is too large",
      "1:9: the number '-1e400' is too large"
    ),
    BadText("{width: 1}", "1:2: keys need double quotes"),
    BadText(
      "[True, NULL, None, undefined]",
      "1:2: 'True' is not JSON; write true",
      "1:8: 'NULL' is not JSON; write null",
      "1:14: 'None' is not JSON; write null",
      "1:20: 'undefined' is not JSON; write null"
    ),
    BadText("[truely]", "1:2: strings need double quotes"),
    BadText("// a\n[1, /* b */ 2]", "1:1: JSON has no comments", "2:5: JSON has no comments"),
    BadText("[1] /* b", "1:5: JSON has no comments", "1:5: this comment is never closed"),
    BadText("[1 / 2]", "1:3: expected ',' or ']' after this value"),
    BadText("\u{FEFF}[1]", "1:1: the file starts with a byte-order mark"),
    BadText("[\u{A0}1]", "1:2: U+A0 is not white space in JSON; use a plain space"),
    BadText("[“a”]", "1:2: expected a value, not '“'"),
  ])
  func namesWhatOtherLanguagesAllow(_ bad: BadText) {
    #expect(JSONDocument.problems(in: bad.text) == bad.problems)
  }

  @Test(arguments: [
    BadText(#"{"a": 1, "a": 2}"#, "1:10: duplicate key 'a'; first on line 1"),
    BadText("{\"a\": 1,\n \"\\u0061\": 2}", "2:2: duplicate key 'a'; first on line 1"),
    BadText(
      "{\"\": 1,\n\"\": 2,\n\"\": 3}",
      "2:1: duplicate key ''; first on line 1",
      "3:1: duplicate key ''; first on line 1"
    ),
    BadText(#"{"😀": 1, "\ud83d\ude00": 2}"#, "1:10: duplicate key '😀'; first on line 1"),
    BadText(
      #"{"a": {"b": 1, "b": 2}, "a": 3}"#,
      "1:16: duplicate key 'b'; first on line 1",
      "1:25: duplicate key 'a'; first on line 1"
    ),
    BadText(
      #"{"a": 1, "a": {"#,
      "1:10: duplicate key 'a'; first on line 1",
      "1:16: expected '}' before the end of the file"
    ),
  ])
  func namesDuplicateKeys(_ bad: BadText) {
    #expect(JSONDocument.problems(in: bad.text) == bad.problems)
  }

  @Test func keysThatOnlyLookAlikeAreNoDuplicates() {
    // One is precomposed, the other is not: equal as strings, different as keys.
    #expect(JSONDocument.problems(in: "{\"\u{E9}\": 1, \"e\u{301}\": 2}").isEmpty)
    #expect(JSONDocument.problems(in: #"{"a": {"a": 1}, "b": {"a": 1}}"#).isEmpty)
  }

  @Test func duplicatesAreFoundAmongManyKeys() {
    let members = (0..<100_000).map { "\"key \($0)\": 0" }
    let text = "{" + members.joined(separator: ",\n") + ",\n\"key 4711\": 0}"
    #expect(
      JSONDocument.problems(in: text) == ["100001:1: duplicate key 'key 4711'; first on line 4712"]
    )
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]]
  )
  func textThatIsNotUTF8IsRefused(_ bytes: [UInt8]) {
    let first = String(bytes[0], radix: 16, uppercase: true)
    let quote = Array("\"".utf8)
    let problems = ["1:2: this is not UTF-8 (the byte 0x\(first))"]
    #expect(JSONDocument.problems(in: quote + bytes + quote) == problems)
    #expect(
      JSONDocument.problems(in: bytes) == ["1:1: expected a value, not the byte 0x\(first)"]
    )
  }

  @Test func textInUTF16IsRefused() {
    #expect(
      JSONDocument.problems(in: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0])
        == ["1:1: the file is not UTF-8 but UTF-16"]
    )
  }

  @Test func nestingIsLimited() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(JSONDocument.problems(in: nested(64), maximumDepth: 64).isEmpty)
    #expect(
      JSONDocument.problems(in: nested(65), maximumDepth: 64)
        == ["1:65: nested more than 64 levels deep"]
    )
    let endless = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(
      JSONDocument.problems(in: endless, maximumDepth: .max)
        == ["1:1000001: expected ']' before the end of the file"]
    )
  }

  @Test func hintsTellHowToMendIt() throws {
    func hint(_ text: String) -> String? {
      let result = JSONDocument.parse(bytes: Array(text.utf8), file: "", maximumDepth: 8)
      guard case .failure(let error) = result else { return nil }
      return error.diagnostics.first?.hint
    }
    #expect(hint("[+12]") == "write 12")
    #expect(hint("[-.5]") == "write -0.5")
    #expect(hint("[1.]") == "write 1.0")
    #expect(hint("[007]") == "write 7")
    #expect(hint("[+-+]") == nil)
    #expect(hint("{width: 1}") == "write \"width\"")
    #expect(hint("[Infinity]") == "infinity is written \"inf\"")
    #expect(hint("{\n  \"a\": 1") == "the '{' on line 1, column 1 is not closed")
    #expect(hint(#"["\'"]"#) == "a single quote needs no backslash")
  }

  @Test func onlyTheFirstTwentyErrorsAreShown() {
    let text = "{\"a\": 0, " + String(repeating: "\"b\": [NaN],\n", count: 30) + "\"a\": 1}"
    let problems = JSONDocument.problems(in: text)
    #expect(problems.count == 21)
    #expect(problems.first == "1:16: 'NaN' is not JSON; use a number")
    #expect(problems.last == "too many errors; the first 20 are shown")
  }
}

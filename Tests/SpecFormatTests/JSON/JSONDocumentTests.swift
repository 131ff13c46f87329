import SpecFormat
import TestSupport
import Testing

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "12", "-1.5e+3", "1E-2", "\"\"", "\"a\"", " [ ] ", "{}",
    "[1,2 , 3]", "{\"a\":{\"b\":[{}]},\"c\":null}\n",
    "\r\n\t[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"]",
    "[\"\u{7F}\u{80}\u{FFFF}\u{10FFFF}\"]", "1e-999", "[\"\\ud83d\\ude00\"]",
  ])
  func readsWhatIsJSON(_ text: String) {
    #expect(JSONDocument.problems(in: text).isEmpty)
  }

  @Test func valuesKnowTheirKinds() throws {
    let document = try JSONDocument.reading(
      #"{"null": null, "boolean": true, "number": 1.5, "string": "s", "array": [], "object": {}}"#
    )
    document.withRoot { root in
      let kinds = root.members.map { "\($0.key): \($0.value.kind)" }
      #expect(
        kinds == [
          "null: null", "boolean: a boolean", "number: a number", "string: a string",
          "array: an array", "object: an object",
        ]
      )
      #expect(root["null"]?.isNull == true)
      #expect(root["boolean"]?.boolean == true)
      #expect(root["number"]?.number == 1.5)
      #expect(root["string"]?.string == "s")
      #expect(root["absent"] == nil)
    }
  }

  @Test(arguments: [1, 16, 17, 40])
  func membersAreFoundByTheirWholeKeys(count: Int) throws {
    let keys = (0..<count).map { String(repeating: "k", count: $0) + "é" }
    let members = keys.enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ",")
    let document = try JSONDocument.reading("{\(members)}")
    document.withRoot { root in
      #expect(keys.map { root[$0]?.integer } == Array(0..<count))
      for absent in ["", "k", "kk", String(repeating: "k", count: count) + "é", "ék"] {
        #expect(root[absent] == nil, "\(absent)")
      }
    }
  }

  @Test func valuesOfAnotherKindAreNil() throws {
    let document = try JSONDocument.reading(#"["1", 1, null, [true]]"#)
    document.withRoot { root in
      let values = root.elements
      #expect(values[0].number == nil)
      #expect(values[0].integer == nil)
      #expect(values[1].string == nil)
      #expect(values[1].boolean == nil)
      #expect(values[1]["key"] == nil)
      #expect(values[2].boolean == nil)
      #expect(values[2].elements.isEmpty)
      #expect(values[3].members.count == 0)
      #expect(root.string == nil)
      #expect(root["0"] == nil)
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("-7", -7),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("9223372036854775808", nil), ("18446744073709551616", nil), ("1.0", nil), ("1e2", nil),
    ] as [(String, Int?)]
  )
  func integersAreExact(_ text: String, _ integer: Int?) throws {
    let document = try JSONDocument.reading(text)
    document.withRoot { #expect($0.integer == integer) }
  }

  @Test(arguments: [
    "0", "0.1", "20.333333333333332", "-1e-7", "5e-324", "1.7976931348623157e308",
    "9007199254740993", "9223372036854775808", "18446744073709551615", "18446744073709551616",
    "-9223372036854775809", "123456789012345678901234567890", "-0.0", "-0.5", "1e2", "-12E-1",
    "12345678901234.5", "1234567890123.45", "0.00000000000001", "0.0000000000001", "8.41e21",
    "99999999999999.9", "999999999999999", "9999999999999999", "4.35", "0.000123", "2.675",
  ])
  func numbersAreRoundedCorrectly(_ text: String) throws {
    let document = try JSONDocument.reading("[\(text), \(text), 1]")
    document.withRoot { root in
      #expect(root.elements.map(\.number) == [Double(text), Double(text), 1])
    }
  }

  @Test func stringsKeepTheirText() throws {
    let document = try JSONDocument.reading(
      #"["", "خبزة", "\u062e\ud83d\ude00\n\/", "e\u0301", "\u007f\uffff"]"#
    )
    document.withRoot { root in
      let texts = root.elements.map { $0.string.map { Array($0.unicodeScalars) } }
      let expected = ["", "خبزة", "خ😀\n/", "e\u{301}", "\u{7F}\u{FFFF}"]
      #expect(texts == expected.map { Array($0.unicodeScalars) })
    }
  }

  @Test func membersKeepTheirOrder() throws {
    let keys = (0..<200).map { "key \($0 * 7919 % 200)" }
    let document = try JSONDocument.reading(
      "{" + keys.map { "\"\($0)\": 0" }.joined(separator: ",") + "}"
    )
    document.withRoot { root in
      #expect(root.members.count == 200)
      #expect(root.members.map(\.key) == keys)
    }
  }

  @Test func madeStringsAreValuesLikeOthers() throws {
    let document = try JSONDocument.reading("{}")
    let strings = ["", "row 7", "a\u{0}b", "خبزة 😀", String(repeating: "x", count: 100_000)]
    for text in strings {
      let value = document.makeString(text)
      #expect(value.kind == .string)
      #expect(value.string == text)
    }
  }

  @Test(arguments: [
    ("[", "]", 200_000), (#"{"a":"#, "}", 200_000), (#"[{"x":0,"a":"#, "}]", 100_000),
  ])
  func deepDocumentsNeedNoStack(_ opening: String, _ closing: String, _ count: Int) {
    let text =
      String(repeating: opening, count: count) + "null" + String(repeating: closing, count: count)
    let bytes = Array(text.utf8)
    withSmallStack {
      let result = JSONDocument.parse(bytes: bytes, file: "deep.json", maximumDepth: 1_000_000)
      guard case .success(let document) = result else {
        Issue.record("the document is not read")
        return
      }
      #expect(document.depth == 200_000)
      #expect(document.offset(of: .root) == 0)
    }
  }
}

import SpecFormat
import Testing

@Suite struct DiagnosticCollectorTests {
  @Test func diagnosticsComeInTheOrderOfTheFile() throws {
    let document = try JSONDocument.reading("{\n\"a\": 1,\n\"b\": 2\n}")
    let collector = DiagnosticCollector(document: document)
    document.withRoot { root in
      collector.warning("third", at: .value(in: root, key: "b"))
      collector.error("second", at: .key(in: root, "b"), hint: "mend it")
      collector.error("first", at: .key(in: root, "a"))
    }
    #expect(collector.hasErrors)
    #expect(
      collector.diagnostics.map(\.description) == [
        "test.json:2:1: error: first", "test.json:3:1: error: second",
        "test.json:3:6: warning: third",
      ]
    )
    #expect(collector.diagnostics[1].hint == "mend it")
  }

  @Test func warningsDoNotCrowdOutErrors() throws {
    let document = try JSONDocument.reading(
      "[" + Array(repeating: "0", count: 60).joined(separator: ",") + "]"
    )
    let collector = DiagnosticCollector(document: document)
    document.withRoot { root in
      for index in 0..<30 {
        collector.warning("odd", at: .element(in: root, index))
      }
      #expect(!collector.hasErrors)
      collector.error("wrong", at: .element(in: root, 59))
    }
    let diagnostics = collector.diagnostics
    #expect(diagnostics.count == 22)
    #expect(diagnostics[20].message == "wrong")
    #expect(
      diagnostics[21].description == "test.json: note: too many warnings; the first 20 are shown"
    )
    #expect(!collector.isFull)
  }

  @Test func theTwentyFirstErrorFillsIt() throws {
    let document = try JSONDocument.reading("[]")
    let collector = DiagnosticCollector(document: document)
    for index in 1...25 {
      collector.error("error \(index)", at: .root)
      #expect(collector.isFull == (index > 20))
    }
    #expect(collector.diagnostics.count == 21)
    #expect(collector.diagnostics[19].message == "error 20")
    #expect(collector.diagnostics[20].message == "too many errors; the first 20 are shown")
  }
}

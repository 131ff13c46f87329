import Foundation
import SpecFormat
import Testing

import Conformance

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ConformanceReportTests {
  private static let report: ConformanceReport = {
    var report = ConformanceReport()
    func add(
      _ topic: String,
      _ name: String,
      _ confidence: Confidence?,
      _ outcome: CaseResult.Outcome
    ) {
      report.add(
        CaseResult(
          file: "Specs/\(topic)/a&b.json",
          name: name,
          topic: topic,
          confidence: confidence,
          source: confidence == nil ? nil : "a \"talk\"",
          comparisons: 3,
          outcome: outcome
        )
      )
    }
    add("Stack", "one", .recorded, .passed)
    add(
      "Stack",
      "<two> & \"2\"",
      .computed,
      .failed([Difference("a < b"), Difference("c \u{1}\n🥑")])
    )
    add("Text", "three", .recorded, .unchecked)
    add("Text", "four", nil, .passed)
    return report
  }()

  @Test func howManyMoreDifferencesThereAreIsSaid() throws {
    var report = ConformanceReport()
    report.add(
      CaseResult(
        file: "a.json",
        name: "a",
        topic: "-",
        confidence: nil,
        source: nil,
        comparisons: 9,
        outcome: .failed([Difference("one"), Difference("two")]),
        hiddenDifferences: 7
      )
    )
    #expect(report.text.contains("\n     two\n     and 7 more differences\n"))
    #expect(report.junit.contains("one\ntwo\nand 7 more differences</failure>"))
    let json = String(decoding: report.json(), as: UTF8.self)
    #expect(json.contains("\"hiddenDifferences\": 7"))
  }

  @Test func thePublishedSchemaIsTheOneThatIsPrinted() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Specs/espalier-conformance.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == ConformanceSchema.json)
  }

  @Test func filesThatCannotBeUsedAreCasesWithErrors() throws {
    var report = Self.report
    report.add(UnusableFile("Specs/Text/b<c.json", ["first \"one\"", "second"]))
    report.add(UnusableFile("Specs/Other/none.json", caseName: "one", ["none"]))
    let xml = report.junit
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    #expect(xml.contains(#"tests="6" failures="1" errors="2" skipped="1""#))
    #expect(
      xml.contains(
        """
            <testcase classname="Text" name="Specs/Text/b&lt;c.json" file="Specs/Text/b&lt;c.json">
              <error message="first &quot;one&quot;">first &quot;one&quot;
        second</error>
            </testcase>
        """
      )
    )
    #expect(
      xml.contains(#"<testsuite name="Other" tests="1" failures="0" errors="1" skipped="0">"#)
    )
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json())) as? [String: Any]
    )
    let unusable = try #require(json["unusable"] as? [[String: Any]])
    #expect(unusable.map { $0["case"] as? String } == [nil, "one"])
    #expect(xml.contains(#"<testcase classname="Other" name="one" file="Specs/Other/none.json">"#))
    #expect(report.text.contains("\nERROR Specs/Other/none.json: one\n"))
  }

  @Test func totalsAreByTopicByConfidenceAndByOrigin() {
    let report = Self.report
    #expect(report.totals == totals(2, 1, 1))
    #expect(report.native == totals(1, 0, 1))
    #expect(report.derived == totals(0, 1, 0))
    #expect(report.topics.map(\.name) == ["Stack", "Text"])
    #expect(report.topics.map(\.totals) == [totals(1, 1, 0), totals(1, 0, 1)])
    #expect(report.confidences.map(\.confidence) == [.recorded, .computed])
    #expect(report.failures.map(\.result.name) == ["<two> & \"2\""])
    #expect(totals(1, 3, 5).percentage == 25)
    #expect(totals(0, 0, 5).percentage == nil)
  }

  private func totals(_ passed: Int, _ failed: Int, _ unchecked: Int) -> ConformanceReport.Totals {
    var totals = ConformanceReport.Totals()
    totals.passed = passed
    totals.failed = failed
    totals.unchecked = unchecked
    return totals
  }

  @Test func textShowsFailuresFirstAndThenTables() {
    #expect(
      Self.report.text == """
        FAIL Specs/Stack/a&b.json: <two> & "2"
             a < b
             c \\u0001\\n🥑

        topic     passed   failed  agreement
        Stack          1        1       50 %
        Text           1        0      100 %   (1 expect nothing)

        confidence     passed   failed  agreement
        recorded            1        0      100 %   (1 expect nothing)
        computed            0        1        0 %

        agreement                 passed   failed  agreement
        with recorded SwiftUI          1        0      100 %   (1 expect nothing)
        with derived rules             0        1        0 %
        all cases                      2        1    66.66 %   (1 expect nothing)

        """
    )
  }

  @Test func jsonHasTotalsAndEveryCase() throws {
    let json = try JSONSerialization.jsonObject(with: Data(Self.report.json()))
    let document = try #require(json as? [String: Any])
    #expect(document["espalier"] as? String == "conformance")
    #expect(document["version"] as? Int == 2)
    #expect(
      document["totals"] as? [String: Int]
        == ["passed": 2, "failed": 1, "expectedFailures": 0, "unsupported": 0, "unchecked": 1]
    )
    #expect((document["topics"] as? [String: Any])?.keys.sorted() == ["Stack", "Text"])
    let cases = try #require(document["cases"] as? [[String: Any]])
    #expect(cases.map { $0["outcome"] as? String } == ["passed", "failed", "unchecked", "passed"])
    let differences = try #require(cases[1]["differences"] as? [[String: Any]])
    #expect(differences.map { $0["message"] as? String } == ["a < b", "c \u{1}\n🥑"])
    #expect(cases[1]["source"] as? String == "a \"talk\"")
    #expect(cases[3]["confidence"] == nil)
  }

  @Test func junitIsWellFormedAndComplete() throws {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(Self.report.junit.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.suites == ["Stack", "Text"])
    #expect(reader.cases == ["one", "<two> & \"2\"", "three", "four"])
    #expect(reader.failures == ["a < b\nc \u{FFFD}\n🥑"])
    #expect(reader.skipped == 1)
    #expect(reader.counts == ["tests": "4", "failures": "1", "skipped": "1", "name": "espalier"])
  }

  @Test func aReportOfNothingIsStillADocument() throws {
    let report = ConformanceReport()
    #expect(report.text.contains("all cases"))
    #expect(XMLParser(data: Data(report.junit.utf8)).parse())
    _ = try JSONSerialization.jsonObject(with: Data(report.json()))
  }
}

private final class JUnitReader: NSObject, XMLParserDelegate {
  var counts: [String: String] = [:]
  var suites: [String] = []
  var cases: [String] = []
  var failures: [String] = []
  var skipped = 0
  private var text: String?

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testsuites": counts = attributes
    case "testsuite": suites.append(attributes["name"] ?? "")
    case "testcase": cases.append(attributes["name"] ?? "")
    case "failure": text = ""
    default: skipped += 1
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text? += string
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if name == "failure" { failures.append(text ?? "") }
    text = nil
  }
}

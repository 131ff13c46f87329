import Conformance
import Foundation
import SpecFormat
import Testing

/// Every case under `Specs/` holds, but for a few that are known.
@Suite struct ConformanceTests {
  /// Cases in which our rule differs from another's, and what SwiftUI does is unknown
  /// (`Specs/README.md`, *What fails, and why*).
  static let knownMisses: Set = ["r2001-1633", "r2001-2390", "view-datepicker"]

  @Test(arguments: ConformanceFile.all)
  func everyCaseHolds(_ file: ConformanceFile) throws {
    for result in try file.results() {
      if case .failed(let differences) = result.outcome {
        let messages = differences.map(\.message).joined(separator: "; ")
        Issue.record("\(result.file): \(result.name): \(messages)")
      }
    }
  }

  @Test func theKnownMissesStillFail() throws {
    var misses: [String: Confidence?] = [:]
    for file in ConformanceFile.all {
      for result in try file.results() {
        guard case .expectedFailure(let reason, let differences) = result.outcome else { continue }
        #expect(!reason.isEmpty && !differences.isEmpty)
        misses[result.name] = result.confidence
      }
    }
    #expect(Set(misses.keys) == Self.knownMisses)
    #expect(misses.values.allSatisfy { $0 == .computedPatched || $0 == .disputed })
  }

  @Test func aCaseThatPassesAlthoughItSaysThatItFailsIsAFailure() throws {
    let spec = """
      { "xfail": "a reason", "scene": { "width": 9, "height": 9 },
        "view": { "type": "Color", "id": "a" }, "expect": { "frames": { "a": [0, 0, WIDTH, 9] } } }
      """
    func result(_ width: String) -> CaseResult.Outcome? {
      let text = spec.replacingOccurrences(of: "WIDTH", with: width)
      let file = SpecFile(bytes: Array(text.utf8), name: "a.json")
      return file.specs.first.map { ConformanceRunner().run($0).outcome }
    }
    #expect(
      result("9") == .failed([Difference("passes, although it says that it fails: a reason")])
    )
    guard case .expectedFailure("a reason", let differences) = result("8") else {
      Issue.record("the case does not fail as expected")
      return
    }
    #expect(!differences.isEmpty)
  }

  /// A color of 9 points in the middle of 10 begins and ends between two pixels.
  @Test(arguments: [
    ("[0, 0, 9, 10]", true), ("[1, 0, 9, 10]", true), ("[0.4, 0, 9, 10]", false),
    ("[0, 0, 10.6, 10]", false),
  ])
  func anEdgeBetweenTwoPixelsIsEitherOfThemAndNothingBetween(_ frame: String, _ passes: Bool) {
    let spec = """
      { "scene": { "width": 10, "height": 10, "displayScale": 1 },
        "view": { "type": "Color", "id": "a", "modifiers": [{ "frame": { "width": 9 } }] },
        "expect": { "pixelFrames": { "a": \(frame) } } }
      """
    let file = SpecFile(bytes: Array(spec.utf8), name: "a.json")
    let outcome = file.specs.first.map { ConformanceRunner().run($0).outcome }
    #expect((outcome == .passed) == passes, "\(file.diagnostics)")
  }

  @Test(arguments: [
    (#"{ "xfail": "", "view": { "type": "Divider" }, "expect": {} }"#, "must say why"),
    (#"{ "xfail": "so", "view": { "type": "Divider" } }"#, "'xfail' needs 'expect'"),
    (#"{ "xfail": "so", "cases": [] }"#, "'xfail' belongs into each of 'cases'"),
  ])
  func mistakesOfExpectedFailuresAreNamed(_ spec: String, _ message: String) {
    let file = SpecFile(bytes: Array(spec.utf8), name: "a.json")
    #expect(file.diagnostics.contains { $0.message.contains(message) }, "\(file.diagnostics)")
  }

  @Test func theSharesThatAreRequiredAreReached() throws {
    var report = ConformanceReport()
    for file in ConformanceFile.all {
      for result in try file.results() { report.add(result) }
    }
    #expect(report.totals.passed > 3_200)
    for (confidence, totals) in report.confidences {
      let share = try #require(totals.percentage)
      switch confidence {
      case .computed: #expect(share >= 99.9)
      case .computedPatched, .computedSingleChild: #expect(share >= 99)
      case .disputed: #expect(totals.failed == 0 && totals.expectedFailures == 1)
      default: #expect(share == 100, "\(confidence.rawValue)")
      }
    }
    #expect(report.native.failed == 0)
    #expect(report.confidences.count == Confidence.allCases.count)
  }

  @Test func everyConformanceCaseExpectsSomethingAndSaysHowSureItIs() throws {
    for file in ConformanceFile.all where file.name.hasPrefix("Conformance") {
      for result in try file.results() {
        #expect(result.comparisons > 0, "\(result.file): \(result.name)")
        #expect(result.confidence != nil, "\(result.file): \(result.name)")
      }
    }
  }

  @Test func everyScreenExpectsRealTextToo() throws {
    for file in ConformanceFile.all where file.name.hasPrefix("Screens") {
      for spec in try file.specs() {
        let expected = try #require(spec.expectation?.pango.first, "\(file.name)")
        #expect(!expected.values.frames.isEmpty && expected.values.spoken != nil, "\(file.name)")
      }
    }
  }

  @Test func namesOfCasesAreUniqueInATopic() throws {
    let results = try ConformanceFile.all.flatMap { try $0.results() }
    let names = results.map { "\($0.topic)/\($0.name)" }
    let duplicates = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(duplicates.sorted() == [])
  }
}

import Conformance
import SpecFormat
import Testing

/// Every case under `Specs/` holds, but for a few that are known.
@Suite struct ConformanceTests {
  /// Cases in which our rule differs from another's, and what SwiftUI does is unknown
  /// (`Specs/README.md`, *What fails, and why*).
  static let knownMisses: Set = ["r2001-1633", "r2001-2390", "view-datepicker"]

  @Test(arguments: ConformanceFile.all)
  func everyCaseHolds(_ file: ConformanceFile) throws {
    for result in try file.results() where !Self.knownMisses.contains(result.name) {
      if case .failed(let differences) = result.outcome {
        Issue.record("\(result.file): \(result.name): \(differences.joined(separator: "; "))")
      }
    }
  }

  @Test func theKnownMissesStillFail() throws {
    var misses: [String: Confidence?] = [:]
    for file in ConformanceFile.all {
      for result in try file.results() where Self.knownMisses.contains(result.name) {
        guard case .failed = result.outcome else { continue }
        misses[result.name] = result.confidence
      }
    }
    #expect(Set(misses.keys) == Self.knownMisses, "take what passes from the list")
    #expect(misses.values.allSatisfy { $0 == .computedPatched || $0 == .disputed })
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
      case .disputed: #expect(totals.failed == 1)
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

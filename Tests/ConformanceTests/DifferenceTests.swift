import Conformance
import Foundation
import SpecFormat
import Testing

/// Differences as values.
@Suite struct DifferenceTests {
  private static let views = """
    { "type": "HStack", "spacing": 0, "children": [
      { "type": "Image", "size": [20, 10], "id": "star" },
      { "type": "Text", "content": "ab", "id": "text" }, { "type": "Spacer" }] }
    """

  private func differences(_ expectation: String) throws -> [Difference] {
    let spec = try Spec.reading(views: Self.views, expecting: expectation)
    guard case .failed(let differences) = spec.outcome else { return [] }
    return differences
  }

  @Test func aFrameHasItsKeyItsIDAndBothValues() throws {
    let found = try differences(#""frames": { "star": [1, 20, 20, 10] }, "tolerance": 0.5"#)
    let first = try #require(found.first)
    #expect(first.key == "frames" && first.id == "star" && first.part == nil)
    #expect(first.actual == .list([0, 20, 20, 10].map { .number($0) }))
    #expect(first.expected == .list([1, 20, 20, 10].map { .number($0) }))
    #expect(first.tolerance == 0.5)
    #expect(first.circumstances.direction == .asStated)
    #expect(first.message == "frame of star is [0, 20, 20, 10], expected [1, 20, 20, 10]")
    let last = try #require(found.last)
    #expect(found.count == 2 && last.circumstances.direction == .opposite)
    #expect(last.expected == .list([79, 20, 20, 10].map { .number($0) }))
  }

  @Test(
    arguments: [
      (#""frames": { "star": { "x": 3 } }"#, "frames", "star", "x"),
      (#""lines": { "text": ["b"] }"#, "lines", "text", nil),
      (#""truncated": { "text": true }"#, "truncated", "text", nil),
      (#""guides": { "star": { "leading": 4 } }"#, "guides", "star", "leading"),
      (#""size": [1, 1]"#, "size", nil, nil),
      (#""frames": { "text": [0, 0, 1, 1] }"#, "frames", "text", nil),
      (#""drawOrder": ["text", "star"]"#, "drawOrder", nil, nil),
      (#""spoken": ["b"]"#, "spoken", nil, nil),
      (
        #""accessibility": [{ "label": "a" }, { "label": "c" }]"#, "accessibility", nil,
        "[1].label"
      ),
    ] as [(String, String, String?, String?)]
  )
  func aDifferenceSaysWhatDiffers(
    _ expectation: String,
    _ key: String,
    _ id: String?,
    _ part: String?
  ) throws {
    let found = try differences(expectation + #", "rightToLeft": false"#)
    let one = try #require(found.last)
    #expect(one.key == key && one.id == id)
    if part?.hasPrefix("[") != true { #expect(one.part == part) }
    #expect(one.expected != nil)
  }

  @Test func theReportHasThemAsObjects() throws {
    let spec = try Spec.reading(
      views: Self.views,
      expecting: #""frames": { "star": { "x": 3 } }, "rightToLeft": false"#
    )
    var report = ConformanceReport()
    report.add(ConformanceRunner().run(spec))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json())) as? [String: Any]
    )
    let cases = try #require(json["cases"] as? [[String: Any]])
    let differences = try #require(cases[0]["differences"] as? [[String: Any]])
    let one = try #require(differences.first)
    #expect(one["key"] as? String == "frames" && one["id"] as? String == "star")
    #expect(one["part"] as? String == "x" && one["direction"] as? String == "asStated")
    #expect(one["actual"] as? Double == 0 && one["expected"] as? Double == 3)
    #expect(one["tolerance"] as? Double == 0.001)
    #expect(json["seconds"] == nil && cases[0]["seconds"] == nil)
  }

  @Test func secondsAreSaidIfTheyAreWanted() throws {
    let spec = try Spec.reading(views: Self.views, expecting: #""size": [100, 10]"#)
    var report = ConformanceReport()
    report.hasTimings = true
    report.add(ConformanceRunner().run(spec))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json())) as? [String: Any]
    )
    let seconds = try #require((json["seconds"] as? [String: Double])?["-"])
    #expect(seconds > 0 && seconds < 60)
    #expect(report.text.contains("\ntopic        seconds\n"))
    #expect(report.junit.contains(" time=\"0."))
  }
}

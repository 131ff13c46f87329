import Conformance
import SpecFormat
import Testing

extension Spec {
  /// Reads a spec that is expected to be in order.
  static func reading(_ json: String, file: String = "test.json") throws -> Spec {
    let specFile = SpecFile(bytes: Array(json.utf8), name: file)
    try #require(specFile.diagnostics.map(\.description) == [])
    return try #require(specFile.specs.first)
  }

  /// Reads a spec of given views in a scene of 100 × 50 points at 1 pixel each.
  static func reading(views: String, expecting expectation: String) throws -> Spec {
    try reading(
      """
      { "scene": { "width": 100, "height": 50, "displayScale": 1 },
        "view": \(views), "expect": { \(expectation) } }
      """
    )
  }

  /// Reads a case that asks a rule.
  static func reading(rule: String, given: String, expecting result: String) throws -> Spec {
    try reading(
      """
      { "cases": [{ "name": "rule", "rule": "\(rule)", "given": \(given),
        "expect": { "result": \(result) } }] }
      """
    )
  }

  /// What the runner makes of it.
  var outcome: CaseResult.Outcome { ConformanceRunner().run(self).outcome }

  /// The differences that the runner finds.
  var differences: [String] {
    if case .failed(let differences) = outcome { differences.map(\.message) } else { [] }
  }
}

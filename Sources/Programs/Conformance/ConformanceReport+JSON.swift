internal import Export
internal import SpecFormat

extension ConformanceReport {
  /// The report as a JSON document of kind `conformance`: totals, and every case with its outcome.
  ///
  /// - Returns: UTF-8 text.
  public func json() -> [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("espalier", "conformance")
    json.member("version", 1.0)
    write(totals, "totals", &json)
    write(native, "recordedSwiftUI", &json)
    write(derived, "derivedRules", &json)
    json.key("topics")
    json.beginObject()
    for (name, totals) in topics { write(totals, name, &json) }
    json.endObject()
    json.key("confidences")
    json.beginObject()
    for (confidence, totals) in confidences { write(totals, confidence.rawValue, &json) }
    json.endObject()
    json.key("cases")
    json.beginArray()
    for result in results { write(result, &json) }
    json.endArray()
    if !unusable.isEmpty { writeUnusable(&json) }
    json.endObject()
    return json.finish()
  }

  private func writeUnusable(_ json: inout JSONWriter) {
    json.key("unusable")
    json.beginArray()
    for file in unusable {
      json.beginObject()
      json.member("file", file.file)
      json.key("messages")
      json.beginArray()
      for message in file.messages { json.string(message) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ totals: Totals, _ key: String, _ json: inout JSONWriter) {
    json.key(named: key)
    json.beginObject()
    json.key("passed")
    json.integer(totals.passed)
    json.key("failed")
    json.integer(totals.failed)
    json.key("expectedFailures")
    json.integer(totals.expectedFailures)
    json.key("unsupported")
    json.integer(totals.unsupported)
    json.key("unchecked")
    json.integer(totals.unchecked)
    json.endObject()
  }

  private func write(_ result: CaseResult, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("file", result.file)
    json.member("name", result.name)
    json.member("topic", result.topic)
    if let confidence = result.confidence { json.member("confidence", confidence.rawValue) }
    if let source = result.source { json.member("source", source) }
    json.key("comparisons")
    json.integer(result.comparisons)
    switch result.outcome {
    case .passed: json.member("outcome", "passed")
    case .unchecked: json.member("outcome", "unchecked")
    case .unsupported(let names):
      json.member("outcome", "unsupported")
      json.texts("unsupported", names)
    case .expectedFailure(let reason, let differences):
      json.member("outcome", "expectedFailure")
      json.member("reason", reason)
      write(differences, of: result, &json)
    case .failed(let differences):
      json.member("outcome", "failed")
      write(differences, of: result, &json)
    }
    json.endObject()
  }

  private func write(
    _ differences: [String],
    of result: CaseResult,
    _ json: inout JSONWriter
  ) {
    json.key("differences")
    json.beginArray()
    for difference in differences { json.string(difference) }
    json.endArray()
    if result.hiddenDifferences > 0 {
      json.key("hiddenDifferences")
      json.integer(result.hiddenDifferences)
    }
  }
}

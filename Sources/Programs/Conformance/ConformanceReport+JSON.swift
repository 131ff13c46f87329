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
    json.member("version", 2.0)
    write(totals, "totals", &json)
    write(native, "recordedSwiftUI", &json)
    write(derived, "derivedRules", &json)
    json.key("topics")
    json.beginObject()
    for (name, totals) in topics { write(totals, name, &json) }
    json.endObject()
    if hasTimings { writeSeconds(&json) }
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
      if let name = file.caseName { json.member("case", name) }
      json.key("messages")
      json.beginArray()
      for message in file.messages { json.string(message) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  private func writeSeconds(_ json: inout JSONWriter) {
    json.key("seconds")
    json.beginObject()
    for (topic, seconds) in seconds {
      json.key(named: topic)
      json.number(seconds)
    }
    json.endObject()
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
    if hasTimings, let seconds = result.seconds { json.member("seconds", seconds) }
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
    _ differences: [Difference],
    of result: CaseResult,
    _ json: inout JSONWriter
  ) {
    json.key("differences")
    json.beginArray()
    for difference in differences { write(difference, &json) }
    json.endArray()
    if result.hiddenDifferences > 0 {
      json.key("hiddenDifferences")
      json.integer(result.hiddenDifferences)
    }
  }
}

// MARK: Differences

extension ConformanceReport {
  private func write(_ difference: Difference, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("message", difference.message)
    if let key = difference.key { json.member("key", key) }
    if let id = difference.id { json.member("id", id) }
    if let part = difference.part { json.member("part", part) }
    json.member("direction", difference.circumstances.direction.rawValue)
    if let time = difference.circumstances.time { json.member("time", time) }
    if difference.circumstances.hasRealText {
      json.key("realText")
      json.bool(true)
    }
    for (key, value) in [("actual", difference.actual), ("expected", difference.expected)] {
      guard let value else { continue }
      json.key(named: key)
      write(value, &json)
    }
    if let tolerance = difference.tolerance { json.member("tolerance", tolerance) }
    json.endObject()
  }

  /// Writes a value as specs write it; the members of objects are sorted by name.
  private func write(_ value: ProbeValue, _ json: inout JSONWriter) {
    switch value {
    case .null: json.null()
    case .boolean(let value): json.bool(value)
    case .number(let value): json.number(value)
    case .string(let text): json.string(text)
    case .list(let elements):
      let isRow = elements.allSatisfy { $0.elements.isEmpty && $0.members.isEmpty }
      if isRow { json.beginRow() } else { json.beginArray() }
      for element in elements { write(element, &json) }
      if isRow { json.endRow() } else { json.endArray() }
    case .object(let members):
      json.beginObject()
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        json.key(named: key)
        write(value, &json)
      }
      json.endObject()
    }
  }
}

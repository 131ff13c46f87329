package import Export
package import SpecFormat
internal import TerminalText

/// The cases that there are, each with what an engine needs for it.
package struct CaseList: Sendable {
  private struct Entry: Sendable {
    let id: String
    let spec: Spec
    let features: CaseFeatures
  }

  private var entries: [Entry] = []

  /// Creates a list without cases.
  package init() {}

  /// Whether it has no cases.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a case.
  package mutating func add(_ spec: Spec, _ features: CaseFeatures, id: String) {
    entries.append(Entry(id: id, spec: spec, features: features))
  }

  /// The list to read: level, confidence and id of each case, then how many each level has.
  package var text: String {
    let lines = entries.map { entry in
      "\(entry.features.level)  \(entry.spec.confidence?.rawValue ?? "-")  \(entry.id)".printable
    }
    let counts = levels.map { "level \($0.level): \($0.cases) cases, \($0.upTo) up to here" }
    return (lines + [""] + counts).joined(separator: "\n") + "\n"
  }

  /// The list as a JSON document of kind `cases`.
  package func json() -> [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("espalier", "cases")
    json.key("version")
    json.integer(1)
    json.key("levels")
    json.beginArray()
    for level in levels {
      json.beginObject()
      json.key("level")
      json.integer(level.level)
      json.key("cases")
      json.integer(level.cases)
      json.endObject()
    }
    json.endArray()
    json.key("cases")
    json.beginArray()
    for entry in entries { write(entry, &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private func write(_ entry: Entry, _ json: inout JSONWriter) {
    let spec = entry.spec
    json.beginObject()
    json.member("id", entry.id)
    json.member("file", spec.file)
    if let name = spec.name { json.member("name", name) }
    json.member("topic", ConformanceRunner.topic(of: spec.file))
    if let title = spec.title { json.member("title", title) }
    if let confidence = spec.confidence { json.member("confidence", confidence.rawValue) }
    if let source = spec.source { json.member("source", source) }
    json.key("level")
    json.integer(entry.features.level)
    json.texts("features", entry.features.names)
    json.texts("wanted", entry.features.wanted)
    json.endObject()
  }

  private var levels: [(level: Int, cases: Int, upTo: Int)] {
    var upTo = 0
    return (1...CaseFeatures.highestLevel).map { level in
      let cases = entries.count { $0.features.level == level }
      upTo += cases
      return (level, cases, upTo)
    }
  }
}

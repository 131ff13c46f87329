import DrawingCairo
import Export

/// A report of snapshots as a JSON document of kind `snapshot`.
struct SnapshotDocument {
  private let report: SnapshotReport

  init(_ report: SnapshotReport) { self.report = report }

  func json() -> [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("espalier", "snapshot")
    json.key("version")
    json.integer(1)
    json.key("summary")
    json.beginObject()
    let counts: [(String, Int)] = [
      ("screens", report.screens), ("variants", report.variants), ("snapshots", report.snapshots),
    ]
    let outcomes = SnapshotCheck.Outcome.allCases.map { ($0.rawValue, report.count($0)) }
    let rest = [
      ("tolerated", report.tolerated), ("obsolete", report.obsolete.count),
      ("errors", report.errors),
    ]
    for (key, count) in counts + outcomes + rest {
      json.key(named: key)
      json.integer(count)
    }
    json.endObject()
    json.key("tolerance")
    json.beginObject()
    json.key("channel")
    json.integer(report.tolerance.channel)
    json.member("share", report.tolerance.share)
    json.endObject()
    json.key("results")
    json.beginArray()
    for result in report.results { write(result, to: &json) }
    json.endArray()
    write("obsolete", report.obsolete, to: &json)
    json.key("pruned")
    json.bool(report.isPruned)
    json.endObject()
    return json.finish()
  }

  private func write(_ result: SnapshotResult, to json: inout JSONWriter) {
    json.beginObject()
    json.member("file", result.file)
    if let line = result.line {
      json.key("line")
      json.integer(line)
    }
    if let name = result.name { json.member("name", name) }
    json.member("variant", result.variant)
    json.member("status", result.errors.isEmpty ? "ok" : "error")
    if !result.errors.isEmpty { write("errors", result.errors, to: &json) }
    if !result.warnings.isEmpty { write("warnings", result.warnings, to: &json) }
    json.key("snapshots")
    json.beginArray()
    for check in result.checks {
      json.beginObject()
      json.member("kind", check.kind.rawValue)
      json.member("golden", check.golden)
      json.member("outcome", check.outcome.rawValue)
      if !check.differences.isEmpty { write("differences", check.differences, to: &json) }
      if check.hiddenCount > 0 {
        json.key("hiddenDifferences")
        json.integer(check.hiddenCount)
      }
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func write(_ key: StaticString, _ texts: [String], to json: inout JSONWriter) {
    json.key(key)
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}

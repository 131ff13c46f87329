import Audit
import Export

/// A report of an audit as a JSON document of kind `audit`.
struct AuditDocument {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  func json() -> [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("espalier", "audit")
    json.key("version")
    json.integer(1)
    if let since = report.since { json.member("since", since) }
    json.key("summary")
    json.beginObject()
    let counts: [(StaticString, Int)] = [
      ("screens", report.screens), ("judged", report.judged), ("errors", report.count(.error)),
      ("warnings", report.count(.warning)), ("notes", report.count(.note)),
      ("unknown", report.doubts.count), ("silenced", report.silenced), ("known", report.known),
    ]
    for (key, count) in counts {
      json.key(key)
      json.integer(count)
    }
    json.endObject()
    json.key("variants")
    json.beginArray()
    for variant in report.variants { json.string(variant) }
    json.endArray()
    if !report.exclusions.isEmpty {
      json.key("excluded")
      json.beginArray()
      for exclusion in report.exclusions {
        json.beginObject()
        json.member("variants", exclusion.variants)
        write(exclusion.place, to: &json)
        json.endObject()
      }
      json.endArray()
    }
    json.key("findings")
    json.beginArray()
    for finding in report.findings { write(finding, to: &json) }
    json.endArray()
    json.key("unknown")
    json.beginArray()
    for doubt in report.doubts {
      json.beginObject()
      json.member("rule", doubt.rule)
      write(doubt.place, to: &json)
      json.member("screen", doubt.screen)
      json.member("view", doubt.view)
      json.member("reason", doubt.reason)
      json.endObject()
    }
    json.endArray()
    if report.since != nil {
      json.key("gone")
      json.beginArray()
      for finding in report.gone { write(finding, to: &json) }
      json.endArray()
    }
    json.endObject()
    return json.finish()
  }

  private func write(_ finding: AuditReport.Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.member("rule", finding.rule)
    if let rule = AuditRule.all.first(where: { $0.id == finding.rule }) {
      json.member("criterion", rule.criterion)
    }
    json.member("level", finding.level.rawValue)
    write(finding.place, to: &json)
    json.key("screens")
    json.beginArray()
    for screen in finding.screens { json.string(screen) }
    json.endArray()
    json.member("view", finding.view)
    json.member("message", finding.message)
    if let measured = finding.measured { json.member("measured", measured) }
    if let required = finding.required { json.member("required", required) }
    if let rule = AuditRule.all.first(where: { $0.id == finding.rule }) {
      json.member("remedy", rule.remedy)
    }
    if let mend = finding.mend {
      json.key("mend")
      json.beginObject()
      json.member("change", mend.change)
      if let line = mend.line {
        json.key("line")
        json.integer(line)
      }
      json.endObject()
    }
    json.key("variants")
    json.beginArray()
    for variant in finding.variants { json.string(variant) }
    json.endArray()
    json.member("fingerprint", finding.fingerprint)
    if !finding.crop.isEmpty { json.member("crop", finding.fingerprint + ".png") }
    json.endObject()
  }

  private func write(_ place: AuditReport.Place, to json: inout JSONWriter) {
    json.member("file", place.file)
    if let line = place.line {
      json.key("line")
      json.integer(line)
    }
    if let column = place.column {
      json.key("column")
      json.integer(column)
    }
  }
}

import Audit
import Export

/// A report of an audit as SARIF 2.1.0, which code hosts read.
struct AuditSARIF {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  func json() -> [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool(to: &json)
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    for finding in report.findings { write(finding, isGone: false, to: &json) }
    for finding in report.gone { write(finding, isGone: true, to: &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private func writeTool(to json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "espalier")
    json.key("rules")
    json.beginArray()
    for rule in AuditRule.known {
      json.beginObject()
      json.member("id", rule.id)
      write("shortDescription", rule.failsWhen, to: &json)
      write("fullDescription", "\(rule.failsWhen). Not reported: \(rule.silentFor).", to: &json)
      write("help", "\(rule.criterion). To mend it: \(rule.remedy).", to: &json)
      json.key("defaultConfiguration")
      json.beginObject()
      json.member("level", rule.level.rawValue)
      json.endObject()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private func write(_ key: StaticString, _ text: String, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }

  private func write(
    _ finding: AuditReport.Finding,
    isGone: Bool,
    to json: inout JSONWriter
  ) {
    json.beginObject()
    if report.since != nil { json.member("baselineState", isGone ? "absent" : "new") }
    json.member("ruleId", finding.rule)
    json.key("ruleIndex")
    json.integer(AuditRule.known.firstIndex { $0.id == finding.rule } ?? -1)
    json.member("level", finding.level.rawValue)
    write("message", "\(finding.message) (view \(finding.view))", to: &json)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", AuditSARIF.address(finding.place.file))
    json.endObject()
    if let line = finding.place.line {
      json.key("region")
      json.beginObject()
      json.key("startLine")
      json.integer(line)
      if let column = finding.place.column {
        json.key("startColumn")
        json.integer(column)
      }
      json.endObject()
    }
    json.endObject()
    json.endObject()
    json.endArray()
    json.key("partialFingerprints")
    json.beginObject()
    json.member("espalier/v1", finding.fingerprint)
    json.endObject()
    json.endObject()
  }

  /// A path as an address: what such has not is written as its bytes.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(scalar) : "%" + (digits.count == 1 ? "0" + digits : digits)
    }.joined()
  }
}

import Audit
import Export
import TerminalText

/// Evidence for the Accessibility Nutrition Labels, as it is printed.
struct AuditLabels {
  private let report: AuditReport
  private let evidence: [LabelEvidence]

  /// The most findings that are told of a label.
  private static let mostFindings = 3

  init(_ report: AuditReport) {
    self.report = report
    evidence = LabelEvidence.all(of: report)
  }

  /// Lines to read, or a document for JSON.
  func bytes(asJSON: Bool) -> [UInt8] { asJSON ? json : Array(text.utf8) }

  private var text: String {
    let width = NutritionLabel.allCases.map(\.rawValue.count).max() ?? 0
    var lines: [String] = []
    for one in evidence {
      let name = one.label.rawValue
      let room = String(repeating: " ", count: width - name.count)
      lines.append("\(name)\(room)  \(one.answer.rawValue): \(one.proof.joined(separator: "; "))")
      for finding in one.against.prefix(AuditLabels.mostFindings) {
        lines.append(
          "  \(finding.place.text.printable): \(finding.message.printable) [\(finding.rule)]"
        )
      }
      let more = one.against.count - AuditLabels.mostFindings
      if more > 0 { lines.append("  and \(more) more") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var json: [UInt8] {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("espalier", "labels")
    json.key("version")
    json.integer(1)
    json.key("screens")
    json.beginArray()
    for name in report.screenNames { json.string(name) }
    json.endArray()
    json.key("labels")
    json.beginArray()
    for one in evidence {
      json.beginObject()
      json.member("label", one.label.rawValue)
      json.member("answer", one.answer.rawValue)
      json.key("proof")
      json.beginArray()
      for sentence in one.proof { json.string(sentence) }
      json.endArray()
      json.key("against")
      json.beginArray()
      for finding in one.against { json.string(finding.fingerprint) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }
}

import Audit
import Export

/// The rules of an audit as they are listed.
struct RuleList {
  private let rules: [AuditRule]

  init(_ rules: [AuditRule]) { self.rules = rules }

  func bytes(_ format: AuditCommand.Format) -> [UInt8] {
    switch format {
    case .text, .github, .html:
      let width = rules.map(\.id.count).max() ?? 0
      return Array(
        (rules.map { rule in
          let name = rule.id + String(repeating: " ", count: width - rule.id.count)
          let level = rule.level.rawValue
          return "\(name)  \(level)\(String(repeating: " ", count: 7 - level.count))  "
            + "\(rule.failsWhen) (\(rule.criterion))\n"
        }.joined()).utf8
      )
    case .json, .sarif:
      var json = JSONWriter(.indented)
      json.beginArray()
      for rule in rules {
        json.beginObject()
        json.member("id", rule.id)
        json.member("level", rule.level.rawValue)
        json.member("criterion", rule.criterion)
        json.member("failsWhen", rule.failsWhen)
        json.member("silentFor", rule.silentFor)
        json.member("remedy", rule.remedy)
        json.endObject()
      }
      json.endArray()
      return json.finish()
    }
  }
}

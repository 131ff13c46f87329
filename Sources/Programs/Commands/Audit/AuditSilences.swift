import Audit
import CommandSupport
import SpecFormat

/// The comments in sources that silence findings: `// espalier:ignore rule — reason`, on the line
/// of the view or alone on the line before it; in property lists `<!-- espalier:ignore … -->`.
struct AuditSilences {
  /// More than any source that a person writes.
  private static let maximumBytes = 20_000_000
  private static let mark = "espalier:ignore"

  /// The rules that are silent on each line of each file that has been read.
  private var files: [String: [Int: Set<String>]] = [:]

  /// Takes out of a report what its sources say is meant, and complains about silences without a reason.
  mutating func apply(to report: inout AuditReport, _ run: inout InputRun) {
    let count = report.findings.count
    report.findings.removeAll { finding in
      guard let line = finding.place.line, Self.comment(in: finding.place.file) != nil else {
        return false
      }
      return rules(of: finding.place.file, &run)[line]?.contains(finding.rule) ?? false
    }
    report.silenced += count - report.findings.count
  }

  /// The beginning of comments in a file; nil for one whose comments say nothing.
  private static func comment(in file: String) -> String? {
    if file.hasSuffix(".swift") { return "//" }
    return file.hasSuffix(".plist") ? "<!--" : nil
  }

  private mutating func rules(of file: String, _ run: inout InputRun) -> [Int: Set<String>] {
    if let known = files[file] { return known }
    guard let beginning = Self.comment(in: file) else { return [:] }
    let bytes = try? InputFile.regular(SystemPath(file)).read(atMost: Self.maximumBytes)
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    var silences: [Int: Set<String>] = [:]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let comment = line.firstRange(of: beginning),
        let mark = line[comment.upperBound...].firstRange(of: Self.mark)
      else { continue }
      let isAlone = line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
      let words = line[mark.upperBound...]
      let names = words.prefix { $0 != "—" && $0 != "–" && $0 != ":" }
        .split { $0 == "," || $0.isWhitespace }.filter { $0 != "-" }
      let rules = names.prefix { AuditRule.named($0) != nil }
      let reason = words.drop { $0 != "—" && $0 != "–" && $0 != ":" }.dropFirst()
      func complain(_ message: String, _ hint: String) {
        run.warn(
          Diagnostic(
            .warning,
            message,
            hint: hint,
            file: file,
            position: SourcePosition(line: index + 1, column: 1)
          )
        )
      }
      guard rules.count == names.count, !rules.isEmpty else {
        let name = names.first { AuditRule.named($0) == nil } ?? ""
        complain(
          name.isEmpty ? "the silence names no rule" : "no rule is called '\(name)'",
          "write \(beginning) espalier:ignore name-missing — why; 'espalier audit --list-rules' prints all"
        )
        continue
      }
      guard reason.contains(where: \.isLetter) else {
        complain("a silence needs a reason", "write it behind a dash: … \(rules[0]) — why")
        continue
      }
      silences[index + 1 + (isAlone ? 1 : 0), default: []].formUnion(rules.map(String.init))
    }
    files[file] = silences
    return silences
  }
}

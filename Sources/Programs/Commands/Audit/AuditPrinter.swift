import Audit
import Export
import TerminalText

/// A report of an audit as it is printed.
struct AuditPrinter {
  let report: AuditReport

  /// The forms that a report has.
  func bytes(_ format: AuditCommand.Format) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .json: AuditDocument(report).json()
    case .github: Array(github.utf8)
    case .sarif: AuditSARIF(report).json()
    case .html: AuditPage(report).html()
    }
  }

  // MARK: Text

  /// A line for each finding, as compilers write them, what to do about it, and the numbers.
  private var text: String {
    var lines: [String] = []
    for finding in report.findings {
      lines.append(
        "\(finding.place.text.printable): \(finding.level.rawValue): "
          + "\(finding.message.printable) [\(finding.rule)]"
      )
      let rule = AuditRule.named(finding.rule)
      var notes: [String] = []
      if !finding.place.isOfView { notes.append("view \(finding.view.printable)") }
      if finding.screens.count > 1 { notes.append("on \(finding.screens.count) screens") }
      if !report.holdsEverywhere(finding) {
        notes.append("in " + AuditPrinter.few(finding.variants))
      }
      if let rule { notes.append(rule.criterion) }
      lines.append("  \(notes.joined(separator: "; "))")
      if let mend = finding.mend {
        lines.append("  tried: \(mend.text.printable)")
      } else if let rule {
        lines.append("  \(rule.remedy)")
      }
    }
    for finding in report.gone {
      lines.append(
        "gone: \(finding.place.text.printable): \(finding.level.rawValue): "
          + "\(finding.message.printable) [\(finding.rule)]"
      )
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + summary).joined(separator: "\n") + "\n"
  }

  /// The numbers of screens checked and of findings, and the unknown answers with their reasons.
  private var summary: [String] {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let levels = [AuditLevel.error, .warning, .note]
      .map { counted(report.count($0), $0.rawValue) }
    var lines = [
      "\(counted(report.screens, "screen")), \(counted(report.variants.count, "variant")), "
        + "\(counted(report.judged, "element")) judged: \(levels.joined(separator: ", ")), "
        + "\(report.doubts.count) unknown"
        + (report.silenced > 0 ? ", \(report.silenced) silenced" : "")
        + (report.known > 0 ? ", \(report.known) known" : "")
    ]
    for exclusion in report.exclusions {
      lines.append(
        "not judged: \(exclusion.variants), which \(exclusion.place.text.printable) forbids"
      )
    }
    if let since = report.since {
      lines.append(
        "since \(since.printable): \(report.findings.count) new, \(report.gone.count) gone"
      )
    }
    var causes: [(rule: String, reason: String, count: Int, place: String)] = []
    for doubt in report.doubts {
      if let known = causes.firstIndex(where: {
        $0.rule == doubt.rule && $0.reason == doubt.reason
      }) {
        causes[known].count += 1
      } else {
        causes.append((doubt.rule, doubt.reason, 1, doubt.place.text))
      }
    }
    for cause in causes {
      let times = cause.count > 1 ? ", \(cause.count) times" : ""
      lines.append(
        "unknown: \(cause.place.printable): \(cause.reason.printable) [\(cause.rule)]\(times)"
      )
    }
    return lines
  }

  /// The first of some names, and how many there are besides.
  private static func few(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: "; ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  // MARK: GitHub

  /// Commands that GitHub makes annotations of.
  private var github: String {
    let lines = report.findings.map { finding in
      let word = finding.level == .note ? "notice" : finding.level.rawValue
      var members = ["file=\(AuditPrinter.escaped(finding.place.file, isMember: true))"]
      if let line = finding.place.line { members.append("line=\(line)") }
      if let column = finding.place.column { members.append("col=\(column)") }
      members.append("title=\(AuditPrinter.escaped(finding.rule, isMember: true))")
      let view = finding.place.isOfView ? "" : " (view \(finding.view))"
      return "::\(word) \(members.joined(separator: ","))::"
        + AuditPrinter.escaped(finding.message + view, isMember: false)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Text as GitHub's commands have it.
  static func escaped(_ text: String, isMember: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isMember: "%3A"
      case "," where isMember: "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

extension AuditReport.Place {
  /// The place as editors understand it.
  var text: String {
    [file, line.map { "\($0)" }, column.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
  }
}

extension AuditReport.Mend {
  /// The change, with its line if that is known.
  var text: String { (line.map { "line \($0): " } ?? "") + change }
}

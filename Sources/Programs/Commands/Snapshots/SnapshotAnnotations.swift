import Export

/// A report of snapshots as commands that GitHub makes annotations of.
struct SnapshotAnnotations {
  let report: SnapshotReport

  var text: String {
    var lines: [String] = []
    for result in report.results {
      for error in result.errors { lines.append(line("error", result, "snapshot", error)) }
      for check in result.checks where check.isFailure {
        let variant = result.variant.isEmpty ? "" : " in \(result.variant)"
        let name = result.name.map { "\($0): " } ?? ""
        let head = "\(name)the \(check.kind.rawValue)\(variant)"
        let message =
          check.outcome == .missing
          ? "\(head) has no snapshot \(check.golden)"
          : ([head + " differs from \(check.golden)"] + check.summary).joined(separator: "\n")
        lines.append(line("error", result, "snapshot \(check.outcome.rawValue)", message))
      }
    }
    if !report.isPruned {
      for path in report.obsolete {
        let file = AuditPrinter.escaped(path, isMember: true)
        lines.append("::notice file=\(file),title=snapshot obsolete::no screen has it")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(
    _ level: String,
    _ result: SnapshotResult,
    _ title: String,
    _ message: String
  ) -> String {
    // Annotations are shown on files that are named from the repository's folder.
    let file = result.file.hasPrefix("./") ? String(result.file.dropFirst(2)) : result.file
    var members = ["file=\(AuditPrinter.escaped(file, isMember: true))"]
    if let line = result.line { members.append("line=\(line)") }
    members.append("title=\(AuditPrinter.escaped(title, isMember: true))")
    return "::\(level) \(members.joined(separator: ","))::"
      + AuditPrinter.escaped(message, isMember: false)
  }
}

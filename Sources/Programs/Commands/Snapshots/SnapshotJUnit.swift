import Export

/// A report of snapshots as JUnit XML, a suite for each source and a case for each document.
struct SnapshotJUnit {
  let report: SnapshotReport

  var text: String {
    var files: [String] = []
    var byFile: [String: [SnapshotResult]] = [:]
    for result in report.results {
      if byFile[result.file] == nil { files.append(result.file) }
      byFile[result.file, default: []].append(result)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"espalier snapshot\"\(counts(report.results))>")
    for file in files {
      let results = byFile[file] ?? []
      lines.append("  <testsuite name=\"\(file.xmlEscaped)\"\(counts(results))>")
      for result in results { lines += cases(of: result) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private func counts(_ results: [SnapshotResult]) -> String {
    let failures = results.reduce(0) { $0 + $1.checks.count(where: \.isFailure) }
    let errors = results.count { !$0.errors.isEmpty }
    let tests = results.reduce(errors) { $0 + $1.checks.count }
    return " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  private func cases(of result: SnapshotResult) -> [String] {
    let screen = [result.name, result.variant.isEmpty ? nil : result.variant]
      .compactMap(\.self).joined(separator: " · ")
    func head(_ name: String) -> String {
      let words = [screen, name].filter { !$0.isEmpty }.joined(separator: " · ")
      return "    <testcase classname=\"\(result.file.xmlEscaped)\" name=\"\(words.xmlEscaped)\" "
        + "file=\"\(result.file.xmlEscaped)\""
    }
    func failed(_ name: String, _ element: String, _ lines: [String]) -> [String] {
      [
        head(name) + ">",
        "      <\(element) message=\"\((lines.first ?? "").xmlEscaped)\">"
          + lines.joined(separator: "\n").xmlEscaped + "</\(element)>",
        "    </testcase>",
      ]
    }
    var lines = result.errors.isEmpty ? [] : failed("shown", "error", result.errors)
    for check in result.checks {
      switch check.outcome {
      case .same, .recorded, .updated: lines.append(head(check.kind.rawValue) + "/>")
      case .missing:
        lines += failed(check.kind.rawValue, "failure", ["\(check.golden) is missing"])
      case .different: lines += failed(check.kind.rawValue, "failure", check.summary)
      }
    }
    return lines
  }
}

internal import Export

extension ConformanceReport {
  /// The report as JUnit XML, which continuous integration systems read: a suite for each topic.
  ///
  /// A file or case that cannot be used is a case that ends with an error.
  public var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"espalier\" "
        + counts(results.count + unusable.count, totals, errors: unusable.count) + ">"
    )
    let totals = Dictionary(uniqueKeysWithValues: topics.map { ($0.name, $0.totals) })
    let topics = Set(totals.keys).union(unusable.map(\.topic))
    for topic in topics.sorted() {
      let cases = results.filter { $0.topic == topic }
      let files = unusable.filter { $0.topic == topic }
      lines.append(
        "  <testsuite name=\"\(topic.xmlEscaped)\" "
          + counts(cases.count + files.count, totals[topic] ?? Totals(), errors: files.count) + ">"
      )
      for result in cases { lines += testCase(result) }
      for file in files { lines += testCase(file) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ tests: Int, _ totals: Totals, errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(totals.failed)\" "
      + (errors > 0 ? "errors=\"\(errors)\" " : "")
      + "skipped=\"\(totals.skipped)\""
  }

  private func testCase(_ file: UnusableFile) -> [String] {
    let name = (file.caseName ?? file.file).xmlEscaped
    return [
      "    <testcase classname=\"\(file.topic.xmlEscaped)\" name=\"\(name)\" "
        + "file=\"\(file.file.xmlEscaped)\">",
      "      <error message=\"\((file.messages.first ?? "").xmlEscaped)\">"
        + file.messages.joined(separator: "\n").xmlEscaped + "</error>",
      "    </testcase>",
    ]
  }

  private func testCase(_ result: CaseResult) -> [String] {
    let head =
      "    <testcase classname=\"\(result.topic.xmlEscaped)\" name=\"\(result.name.xmlEscaped)\" "
      + "file=\"\(result.file.xmlEscaped)\""
      + (hasTimings ? result.seconds.map { " time=\"\($0.milliseconds)\"" } ?? "" : "")
    switch result.outcome {
    case .passed: return [head + "/>"]
    case .unchecked: return [head + "><skipped message=\"expects nothing\"/></testcase>"]
    case .expectedFailure(let reason, _):
      let message = "expected to fail: " + reason
      return [head + "><skipped message=\"\(message.xmlEscaped)\"/></testcase>"]
    case .unsupported(let names):
      let message = "not supported: " + names.joined(separator: ", ")
      return [head + "><skipped message=\"\(message.xmlEscaped)\"/></testcase>"]
    case .failed(let differences):
      let messages = differences.map(\.message)
      let first = messages.first ?? ""
      return [
        head + ">",
        "      <failure message=\"\(first.xmlEscaped)\">"
          + (messages + [result.rest].compactMap { $0 }).joined(separator: "\n").xmlEscaped
          + "</failure>",
        "    </testcase>",
      ]
    }
  }
}

extension ConformanceReport.Totals {
  /// The cases that neither pass nor fail.
  fileprivate var skipped: Int { unchecked + unsupported + expectedFailures }
}

extension UnusableFile {
  fileprivate var topic: String { ConformanceRunner.topic(of: file) }
}

extension ConformanceReport {
  /// The report as JUnit XML, which continuous integration systems read: a suite for each topic.
  public var junit: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"espalier\" tests=\"\(results.count)\" failures=\"\(totals.failed)\" "
        + "skipped=\"\(totals.unchecked)\">"
    )
    for (topic, totals) in topics {
      let cases = results.filter { $0.topic == topic }
      lines.append(
        "  <testsuite name=\"\(topic.xmlEscaped)\" tests=\"\(cases.count)\" "
          + "failures=\"\(totals.failed)\" skipped=\"\(totals.unchecked)\">"
      )
      for result in cases { lines += testCase(result) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func testCase(_ result: CaseResult) -> [String] {
    let head =
      "    <testcase classname=\"\(result.topic.xmlEscaped)\" name=\"\(result.name.xmlEscaped)\" "
      + "file=\"\(result.file.xmlEscaped)\""
    switch result.outcome {
    case .passed: return [head + "/>"]
    case .unchecked: return [head + "><skipped message=\"expects nothing\"/></testcase>"]
    case .failed(let differences):
      let first = differences.first ?? ""
      return [
        head + ">",
        "      <failure message=\"\(first.xmlEscaped)\">"
          + differences.joined(separator: "\n").xmlEscaped + "</failure>",
        "    </testcase>",
      ]
    }
  }
}

extension String {
  /// The text with XML's own characters escaped and characters that XML does not know replaced.
  fileprivate var xmlEscaped: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

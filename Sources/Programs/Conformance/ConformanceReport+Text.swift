internal import SpecFormat
internal import TerminalText

extension ConformanceReport {
  /// The report to read: every failure with its first differences, then the totals as tables.
  public var text: String {
    var lines: [String] = []
    for (result, differences) in failures {
      lines.append("FAIL \(result.file): \(result.name)".printable)
      lines += (differences.map(\.message) + [result.rest].compactMap { $0 }).map {
        "     \($0.printable)"
      }
    }
    for (result, reason) in expectedFailures {
      lines.append("XFAIL \(result.file): \(result.name): \(reason)".printable)
    }
    for file in unusable {
      if let name = file.caseName { lines.append("ERROR \(file.file): \(name)".printable) }
    }
    if !lines.isEmpty { lines.append("") }
    lines += table("topic", topics.map { ($0.name, $0.totals) })
    if hasTimings {
      lines.append("")
      lines += timings
    }
    lines.append("")
    lines += table("confidence", confidences.map { ($0.confidence.rawValue, $0.totals) })
    lines.append("")
    lines += table(
      "agreement",
      [
        ("with recorded SwiftUI", native), ("with derived rules", derived),
        ("all cases", totals),
      ]
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ title: String, _ rows: [(name: String, totals: Totals)]) -> [String] {
    let width = rows.map(\.name.count).reduce(title.count, max) + 2
    // Only another engine has the column.
    let hasUnsupported = totals.unsupported > 0
    let head =
      title.padded(to: width) + "   passed   failed" + (hasUnsupported ? "  not supported" : "")
      + "  agreement"
    return [head]
      + rows.map { name, totals in
        let share = totals.percentage.map { "\(rounded($0)) %" } ?? "-"
        let notes = [
          (totals.expectedFailures, "fail as expected"), (totals.unchecked, "expect nothing"),
        ]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let rest = notes.isEmpty ? "" : "   (\(notes))"
        return name.padded(to: width) + String(totals.passed).aligned(to: 9)
          + String(totals.failed).aligned(to: 9)
          + (hasUnsupported ? String(totals.unsupported).aligned(to: 15) : "")
          + share.aligned(to: 11) + rest
      }
  }

  /// The seconds by topic as a table, the slowest first.
  private var timings: [String] {
    let rows =
      seconds.sorted { ($1.seconds, $0.topic) < ($0.seconds, $1.topic) }
      + [("all cases", seconds.map(\.seconds).reduce(0, +))]
    let width = rows.map(\.topic.count).reduce("topic".count, max) + 2
    return ["topic".padded(to: width) + "  seconds"]
      + rows.map { $0.padded(to: width) + $1.milliseconds.aligned(to: 9) }
  }

  /// Hundredths, cut off so that 100 % means every case.
  private func rounded(_ percentage: Double) -> String {
    let hundredths = Int(percentage * 100)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Double {
  /// Seconds with three decimals.
  var milliseconds: String {
    let thousandths = Int((self * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

import DrawingCairo
import Export
import TerminalText

/// A report of snapshots as lines to read.
struct SnapshotText {
  let report: SnapshotReport
  /// Whether only errors and failures are printed.
  let isQuiet: Bool

  /// A line for each screen and document that differs, with what differs below it; the same
  /// difference in several variants is printed once.
  var text: String {
    var lines = isQuiet ? [] : messages(\.warnings)
    lines += messages(\.errors)
    for group in groups { lines += self.lines(of: group) }
    for path in report.obsolete {
      let word = report.isPruned ? "removed" : "obsolete: no screen has it"
      lines.append("\(path.printable): \(word)")
    }
    if report.isPruned, !report.otherVariants.isEmpty, !isQuiet {
      let names = report.otherVariants.map { $0.isEmpty ? "none" : $0.printable }
      lines.append("goldens of other variants are left alone: \(names.joined(separator: ", "))")
    }
    return (lines + summary).map { $0 + "\n" }.joined()
  }

  /// Messages of results, each once, with the variants if these are not all.
  private func messages(_ messages: (SnapshotResult) -> [String]) -> [String] {
    var all: [String] = []
    var variants: [String: Set<String>] = [:]
    for result in report.results {
      for message in messages(result) {
        if variants[message] == nil { all.append(message) }
        variants[message, default: []].insert(result.variant)
      }
    }
    return all.map { message in
      let own = variants[message] ?? []
      let isEverywhere = own.count == report.variants
      let place = isEverywhere ? "" : " (in \(own.sorted().prefix(3).joined(separator: "; ")))"
      return (message + place).printable
    }
  }

  // MARK: Differences

  /// The same outcome of a screen in several variants.
  private struct Group {
    let screen: String
    let check: SnapshotCheck
    var variants: [String]
  }

  private var groups: [Group] {
    var groups: [Group] = []
    var numbers: [[String]: Int] = [:]
    for result in report.results {
      for check in result.checks where check.outcome != .same {
        let key = [result.screen, check.kind.rawValue, check.outcome.rawValue] + check.summary
        if let number = numbers[key] {
          groups[number].variants.append(result.variant)
        } else {
          numbers[key] = groups.count
          groups.append(Group(screen: result.screen, check: check, variants: [result.variant]))
        }
      }
    }
    return groups
  }

  private func lines(of group: Group) -> [String] {
    let check = group.check
    let head = "\(group.screen.printable): \(check.kind.rawValue) "
    switch check.outcome {
    case .same, .recorded: return []
    case .missing: return ["\(head)is missing\(place(of: group))"]
    case .updated where isQuiet: return []
    case .updated: return ["\(head)is recorded again\(place(of: group))"] + differences(of: check)
    case .different: return ["\(head)differs\(place(of: group))"] + differences(of: check)
    }
  }

  private func differences(of check: SnapshotCheck) -> [String] {
    check.summary.map { "  " + $0.printable }
  }

  /// The variants that a difference is in, and the golden beside the source, or the first of them.
  private func place(of group: Group) -> String {
    let start = group.check.golden.firstRange(of: SnapshotPlace.folderName)?.lowerBound
    let first = String(group.check.golden[(start ?? group.check.golden.startIndex)...]).printable
    let count = group.variants.count
    let named = group.variants.filter { !$0.isEmpty }.prefix(3).map(\.printable)
    let rest = count > 3 ? " and \(count - 3) more" : ""
    let variants = named.isEmpty ? "" : " in \(named.joined(separator: "; "))\(rest)"
    return count > 1 ? "\(variants) (\(first) and others)" : "\(variants) (\(first))"
  }

  // MARK: Numbers

  /// A number with its noun.
  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  private var summary: [String] {
    let failures = report.count(.different) + report.count(.missing)
    if isQuiet, failures == 0, report.errors == 0 { return [] }
    let tolerated = report.tolerated
    let within = " (\(tolerated) within the tolerance \(report.tolerance.words))"
    var parts = ["\(report.count(.same)) the same" + (tolerated > 0 ? within : "")]
    for outcome in SnapshotCheck.Outcome.allCases where outcome != .same {
      let count = report.count(outcome)
      if count > 0 { parts.append("\(count) \(outcome.rawValue)") }
    }
    if !report.obsolete.isEmpty {
      parts.append("\(report.obsolete.count) \(report.isPruned ? "removed" : "obsolete")")
    }
    if report.errors > 0 { parts.append(SnapshotText.counted(report.errors, "error")) }
    let lines = [
      [("screen", report.screens), ("variant", report.variants)]
        .map { SnapshotText.counted($1, $0) }.joined(separator: " in ")
        + ", \(SnapshotText.counted(report.snapshots, "snapshot")): "
        + parts.joined(separator: ", ")
    ]
    let hint = "hint: --record keeps what is new, --report FILE.html shows it"
    return failures > 0 ? lines + [hint] : lines
  }
}

extension PictureTolerance {
  /// The tolerance in words, such as `of 2 of 255, more in 0.1 % of the pixels`.
  var words: String {
    let rest = ", more in \((share * 100).text(decimals: 4)) % of the pixels"
    return "of \(channel) of 255" + (share > 0 ? rest : "")
  }
}

import ArgumentParser
import Audit
import CommandSupport
import ProjectModel
import SpecFormat

/// Findings that a file accepts, a line each: the rule, where it is found, and behind a dash why.
///
/// ```text
/// # The player is not turned around.
/// symbol-literal   Player.swift:41           — the tape runs from the left everywhere
/// rtl-leftover     clock.json#Day row/hand*  — hands of a clock turn to the right
/// ```
struct ExpectedFindings {
  private struct Entry {
    let rule: String
    let place: NamePattern
    let words: String
    let line: Int
    var isUsed = false
  }

  private static let maximumBytes = 10_000_000
  private let file: String
  private var entries: [Entry] = []

  /// Reads a file; mistakes in it are reported with their lines.
  init(_ path: SystemPath, _ run: inout InputRun) throws {
    file = path.description
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.regular(path).read(atMost: ExpectedFindings.maximumBytes)
    } catch {
      StandardError.write(Diagnostic(.error, error.reason, file: file))
      throw ExitCode(ExitStatus.cannotRead)
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var isWrong = false
    for (index, line) in lines.enumerated() {
      guard let start = line.firstIndex(where: { !$0.isWhitespace }), line[start] != "#" else {
        continue
      }
      func refuse(_ message: String, _ hint: String) {
        isWrong = true
        StandardError.write(
          Diagnostic(
            .error,
            message,
            hint: hint,
            file: file,
            position: SourcePosition(line: index + 1, column: 1)
          )
        )
      }
      let (words, reason) = ExpectedFindings.parts(of: line[start...])
      let rule = words.prefix { !$0.isWhitespace }
      let place = AuditWords.trimmed(words.dropFirst(rule.count))
      if AuditRule.named(rule) == nil {
        let hint = Suggestion.closest(to: String(rule), among: AuditRule.known.map(\.id))
        refuse(
          "no rule is called '\(rule)'",
          hint.map { "did you mean '\($0)'?" }
            ?? "write the rule that a finding ends with in brackets"
        )
      } else if place.isEmpty {
        refuse("the line says no place", "write \(rule) Card.swift:12 — why; * is any place")
      } else if !reason.contains(where: \.isLetter) {
        refuse("what is accepted needs a reason", "write it behind a dash: … \(place) — why")
      }
      entries.append(
        Entry(rule: String(rule), place: NamePattern(place), words: place, line: index + 1)
      )
    }
    if isWrong { throw ExitCode(ExitStatus.badSpec) }
  }

  /// The words of a line before and behind its dash.
  private static func parts(of line: Substring) -> (words: Substring, reason: Substring) {
    for dash in [" — ", " – ", " -- "] {
      if let range = line.firstRange(of: dash) {
        return (line[..<range.lowerBound], line[range.upperBound...])
      }
    }
    return (line, "")
  }

  /// Takes what is accepted out of a report.
  mutating func apply(to report: inout AuditReport) {
    let count = report.findings.count
    report.findings.removeAll { finding in
      let names = ExpectedFindings.names(of: finding)
      var isAccepted = false
      for index in entries.indices where entries[index].rule == finding.rule {
        guard names.contains(where: { entries[index].place.matches($0) }) else { continue }
        entries[index].isUsed = true
        isAccepted = true
      }
      return isAccepted
    }
    report.silenced += count - report.findings.count
  }

  /// The names that a finding may have in the file.
  private static func names(of finding: AuditReport.Finding) -> [String] {
    var names = [finding.view]
    func add(_ name: String) {
      names.append(name)
      if let last = name.split(separator: "/").last { names.append(String(last)) }
    }
    add(finding.place.file)
    if let line = finding.place.line { add("\(finding.place.file):\(line)") }
    for screen in finding.screens {
      add(screen)
      names.append("\(screen) \(finding.view)")
      let file = screen.split(separator: "#").first.map(String.init) ?? screen
      let folder = file.lastIndex(of: "/").map { file[...$0].count } ?? 0
      names.append("\(screen.dropFirst(folder)) \(finding.view)")
    }
    return names
  }

  /// Names what accepts nothing any more.
  func complain(_ run: inout InputRun) {
    for entry in entries where !entry.isUsed {
      run.warn(
        Diagnostic(
          .warning,
          "nothing is found by \(entry.rule) at '\(entry.words)'",
          hint: "remove the line",
          file: file,
          position: SourcePosition(line: entry.line, column: 1)
        )
      )
    }
  }
}

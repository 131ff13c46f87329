import Audit
import CommandSupport
import Glibc
import ProjectModel
import SpecFormat
import TerminalText

/// The audit section of `.espalier.yml`: the severities of rules, the measures, and the files left out.
///
/// ```yaml
/// audit:
///   profile: wcag
///   thresholds:
///     target-comfort: 48
///   severity:
///     target-comfort: off
///     text-cut: error
///   exclude:
///     - "Generated/*.swift"
/// ```
struct AuditSettings {
  /// The name of the file, in the folder that the command is run in.
  static let name = ".espalier.yml"
  private static let maximumBytes = 1_000_000

  /// The level of each rule that has one; nil for one that is off.
  private var levels: [String: AuditLevel?] = [:]
  private var excluded: [NamePattern] = []
  /// The profile; nil if none is stated.
  private var profile: AuditMeasures.Profile?
  private var thresholds: [AuditMeasures.Threshold: Double] = [:]

  /// Reads the file; there may be none.
  init(_ run: inout InputRun) {
    guard access(AuditSettings.name, F_OK) == 0 else { return }
    func refuse(_ message: String, _ hint: String, _ run: inout InputRun) {
      run.refuse(
        Diagnostic(.error, message, hint: hint, file: AuditSettings.name),
        status: ExitStatus.badSpec
      )
    }
    guard
      let bytes = try? InputFile.regular(SystemPath(AuditSettings.name))
        .read(atMost: AuditSettings.maximumBytes),
      let data = ProjectData(yaml: bytes)
    else {
      refuse("it is no YAML that can be read", "see docs/AUDIT.md", &run)
      return
    }
    let audit = data["audit"]
    let keys = ["profile", "thresholds", "severity", "exclude"]
    for (key, _) in audit?.entries ?? [] where !keys.contains(key) {
      refuse("audit has no '\(key)'", "there are profile, thresholds, severity and exclude", &run)
    }
    if let value = audit?["profile"] {
      profile = value.text.flatMap { AuditMeasures.Profile(rawValue: $0) }
      if profile == nil {
        refuse("'\(value.text ?? "")' is no profile", "there are apple, wcag and android", &run)
      }
    }
    for (rule, value) in audit?["thresholds"]?.entries ?? [] {
      guard let threshold = AuditMeasures.Threshold(rawValue: rule) else {
        let all = AuditMeasures.Threshold.allCases.map(\.rawValue).joined(separator: ", ")
        refuse("'\(rule)' has no threshold to choose", "there are \(all)", &run)
        continue
      }
      guard let number = value.text.flatMap(Double.init), number.isFinite, number > 0 else {
        refuse("'\(value.text ?? "")' is no threshold of \(rule)", "give a number above 0", &run)
        continue
      }
      thresholds[threshold] = number
    }
    for (rule, value) in audit?["severity"]?.entries ?? [] {
      guard AuditRule.named(rule) != nil else {
        let hint = Suggestion.closest(to: rule, among: AuditRule.known.map(\.id))
        refuse(
          "no rule is called '\(rule)'",
          hint.map { "did you mean '\($0)'?" } ?? "'espalier audit --list-rules' prints all",
          &run
        )
        continue
      }
      let level = value.text.flatMap { AuditLevel(rawValue: $0) }
      guard level != nil || value.text == "off" else {
        refuse(
          "'\(value.text ?? "")' is no severity of \(rule)",
          "there are error, warning, note and off",
          &run
        )
        continue
      }
      levels[rule] = .some(level)
    }
    excluded = audit?["exclude"]?.texts.map { NamePattern($0) } ?? []
  }

  /// The measures that are asked for.
  ///
  /// - Parameter chosen: The profile that an option chooses.
  func measures(_ chosen: AuditMeasures.Profile?) -> AuditMeasures {
    var measures = AuditMeasures(chosen ?? profile ?? .apple)
    for (threshold, number) in thresholds { measures[threshold] = number }
    return measures
  }

  /// The rules that are not off.
  func rules(among rules: [AuditRule]) -> [AuditRule] {
    rules.filter { rule in
      if case .some(.none) = levels[rule.id] { return false }
      return true
    }
  }

  /// Gives findings the levels that are wanted, and leaves out those of files that are not.
  func apply(to report: inout AuditReport) {
    let count = report.findings.count
    report.findings.removeAll { finding in excluded.contains { $0.matches(finding.place.file) } }
    report.silenced += count - report.findings.count
    for index in report.findings.indices {
      if let level = levels[report.findings[index].rule] ?? nil {
        report.findings[index].level = level
      }
    }
  }
}

import Audit
import CommandSupport
import SpecFormat

/// Takes findings out before they count: comments in the sources, settings, a list of
/// what is meant, and an earlier report.
struct DirectionGate {
  private var silences = AuditSilences()
  private let settings: AuditSettings
  private var expected: ExpectedFindings?
  private let known: AuditBaseline?

  /// Reads the files that options name.
  init(_ options: GateOptions, _ run: inout InputRun) throws {
    settings = AuditSettings(&run)
    expected = try options.expect.map { try ExpectedFindings($0, &run) }
    known = try options.baseline.map { try AuditBaseline($0) }
  }

  /// The rules among some that are not off.
  func rules(among rules: [AuditRule]) -> [AuditRule] { settings.rules(among: rules) }

  /// Leaves what counts.
  mutating func apply(to report: inout AuditReport, _ run: inout InputRun) {
    silences.apply(to: &report, &run)
    settings.apply(to: &report)
    expected?.apply(to: &report)
    known?.apply(to: &report)
    report.sort()
  }

  /// Names the lines of the list that accept nothing in a whole run.
  func complain(_ run: inout InputRun) { expected?.complain(&run) }

  /// The numbers of several screens, as a line.
  static func summary(of report: AuditReport) -> String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let levels = [AuditLevel.error, .warning, .note]
      .map { counted(report.count($0), $0.rawValue) }
    return "\(counted(report.screens, "screen")): \(levels.joined(separator: ", ")), "
      + "\(report.doubts.count) unknown"
      + (report.silenced > 0 ? ", \(report.silenced) accepted" : "")
      + (report.known > 0 ? ", \(report.known) known" : "") + "\n"
  }
}

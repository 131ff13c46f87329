import ArgumentParser
import Audit
import CommandSupport
import Glibc
import SpecFormat

/// The comparison with an earlier report or with a revision of Git, which `--diff` asks for (W8.3).
struct AuditDifference {
  /// The variable by which the program of Swift sources learns of the report that it is compared with.
  private static let variable = "ESPALIER_AUDIT_BASE"

  /// The report or the revision as the user names it.
  private let name: String
  private let baseline: AuditBaseline

  /// Reads the report that is compared with; that of a revision is made first.
  ///
  /// It has to be called before Swift sources become this process.
  ///
  /// - Parameters:
  ///   - name: The path of a report, else a revision.
  ///   - paths: What is audited.
  init(with name: String, of paths: [SystemPath]) throws {
    self.name = name
    if access(name, F_OK) == 0 {
      baseline = try AuditBaseline(SystemPath(name))
      return
    }
    if let known = getenv(AuditDifference.variable).map({ String(cString: $0) }) {
      baseline = try known.isEmpty ? AuditBaseline() : AuditBaseline(SystemPath(known))
      return
    }
    let revision = try GitRevision(name)
    defer { revision.remove() }
    let report = try revision.report(of: paths)
    baseline = try report.map { try AuditBaseline(SystemPath($0)) } ?? AuditBaseline()
    // The program of Swift sources reads it once more.
    let kept = report.flatMap { GitRevision.keep($0) } ?? ""
    setenv(AuditDifference.variable, kept, 1)
  }

  /// Forgets the report of a revision.
  static func end() {
    guard let path = getenv(variable).map({ String(cString: $0) }), !path.isEmpty else { return }
    unlink(path)
  }

  /// Leaves what is new, and adds what is gone.
  func apply(to report: inout AuditReport) {
    report.since = name
    report.gone = baseline.gone(from: report)
    baseline.apply(to: &report)
  }
}

import ArgumentParser
import Audit
import CommandSupport
import ProjectModel
import SpecFormat

/// An earlier report, whose findings are known.
struct AuditBaseline {
  private static let maximumBytes = 100_000_000
  private let fingerprints: Set<String>

  /// Reads what `espalier audit --format json` has written.
  init(_ path: SystemPath) throws {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.regular(path).read(atMost: AuditBaseline.maximumBytes)
    } catch {
      StandardError.write(Diagnostic(.error, error.reason, file: path.description))
      throw ExitCode(ExitStatus.cannotRead)
    }
    guard let data = ProjectData(yaml: bytes), data["espalier"]?.text == "audit" else {
      StandardError.write(
        Diagnostic(
          .error,
          "the baseline is no report of an audit",
          hint: "write one with 'espalier audit --format json -o \(path)'",
          file: path.description
        )
      )
      throw ExitCode(ExitStatus.badSpec)
    }
    fingerprints = Set(data["findings"]?.list.compactMap { $0["fingerprint"]?.text } ?? [])
  }

  /// Leaves what is new.
  func apply(to report: inout AuditReport) {
    let count = report.findings.count
    report.findings.removeAll { fingerprints.contains($0.fingerprint) }
    report.known += count - report.findings.count
  }
}

import ArgumentParser
import Audit
import CommandSupport
import ProjectModel
import SpecFormat

/// An earlier report, whose findings are known.
struct AuditBaseline {
  private static let maximumBytes = 100_000_000
  /// The findings of the report.
  private let findings: [AuditReport.Finding]

  /// Reads what `espalier audit --format json` or `espalier rtl --format json` has written.
  init(_ path: SystemPath) throws {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.regular(path).read(atMost: AuditBaseline.maximumBytes)
    } catch {
      StandardError.write(Diagnostic(.error, error.reason, file: path.description))
      throw ExitCode(ExitStatus.cannotRead)
    }
    let documents = AuditBaseline.documents(bytes)
    let kinds: Set<String?> = ["audit", "directions"]
    guard !documents.isEmpty, documents.allSatisfy({ kinds.contains($0["espalier"]?.text) }) else {
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
    findings = documents.flatMap { $0["findings"]?.list ?? [] }.compactMap {
      AuditReport.Finding($0)
    }
  }

  /// The documents of a file: one a line, or indented ones below each other.
  private static func documents(_ bytes: [UInt8]) -> [ProjectData] {
    var documents: [ProjectData] = []
    var current: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let isWhole = current.isEmpty && line.count > 1 && line.last == UInt8(ascii: "}")
      current += line + [UInt8(ascii: "\n")]
      guard isWhole || line.elementsEqual("}".utf8) else { continue }
      if let data = ProjectData(yaml: current) { documents.append(data) }
      current = []
    }
    return documents
  }

  /// A report without findings.
  init() { findings = [] }

  /// Leaves what is new.
  func apply(to report: inout AuditReport) {
    let fingerprints = Set(findings.map(\.fingerprint))
    let count = report.findings.count
    report.findings.removeAll { fingerprints.contains($0.fingerprint) }
    report.known += count - report.findings.count
  }

  /// The findings that another report of the same files has not (W8.3).
  func gone(from report: AuditReport) -> [AuditReport.Finding] {
    let fingerprints = Set(report.findings.map(\.fingerprint))
    let files = Set(report.screenNames.map(AuditBaseline.file))
    return findings.filter { finding in
      !fingerprints.contains(finding.fingerprint)
        && finding.screens.contains { files.contains(AuditBaseline.file($0)) }
    }
  }

  /// The file of a screen by its name.
  private static func file(_ screen: String) -> String {
    screen.split(separator: "#", maxSplits: 1).first.map(String.init) ?? screen
  }
}

extension AuditReport.Finding {
  /// A finding of an earlier report, as far as it is told of; nil if it has no fingerprint.
  fileprivate init?(_ data: ProjectData) {
    guard let fingerprint = data["fingerprint"]?.text, let rule = data["rule"]?.text,
      let level = data["level"]?.text.flatMap({ AuditLevel(rawValue: $0) })
    else { return nil }
    self.init(
      rule: rule,
      level: level,
      place: AuditReport.Place(
        file: data["file"]?.text ?? "",
        line: data["line"]?.text.flatMap { Int($0) },
        column: data["column"]?.text.flatMap { Int($0) },
        isOfView: true
      ),
      screens: data["screens"]?.texts ?? [],
      view: data["view"]?.text ?? "",
      message: data["message"]?.text ?? "",
      measured: nil,
      required: nil,
      variants: data["variants"]?.texts ?? [],
      fingerprint: fingerprint
    )
  }
}

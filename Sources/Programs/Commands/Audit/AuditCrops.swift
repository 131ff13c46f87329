import Audit
import CommandSupport

/// The folder of the pictures of findings' places, each called by the finding's fingerprint.
struct AuditCrops {
  let folder: SystemPath

  /// Writes the pictures of a report.
  func write(_ report: AuditReport) throws {
    folder.appending([]).makeFolderAround()
    for finding in report.findings where !finding.crop.isEmpty {
      let sink = try OutputSink(path: folder.appending(Array("\(finding.fingerprint).png".utf8)))
      try sink.write(finding.crop)
      try sink.close()
    }
  }
}

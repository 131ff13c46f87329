import DrawingCairo
import Export
import Inspector

/// A report of snapshots as one page without network or scripts.
struct SnapshotPage {
  let report: SnapshotReport

  /// The page as UTF-8 text.
  var html: [UInt8] {
    var page = ReportPage(title: "Snapshots")
    page.heading(1, "Snapshots")
    let numbers =
      [
        SnapshotText.counted(report.screens, "screen"),
        SnapshotText.counted(report.variants, "variant"),
      ] + SnapshotCheck.Outcome.allCases.map { "\(report.count($0)) \($0.rawValue)" }
      + ["\(report.obsolete.count) obsolete", SnapshotText.counted(report.errors, "error")]
    page.paragraph(numbers.joined(separator: " · "))
    if report.tolerance != .none {
      page.paragraph(
        "Pictures have a tolerance \(report.tolerance.words): \(report.tolerated) are the same within it."
      )
    }
    var isFirst = true
    for result in report.results {
      let checks = result.checks.filter { $0.outcome != .same || !$0.differences.isEmpty }
      guard !checks.isEmpty || !result.errors.isEmpty else { continue }
      isFirst = false
      let variant = result.variant.isEmpty ? "" : " · \(result.variant)"
      page.heading(2, result.screen + variant)
      if !result.errors.isEmpty { page.list(result.errors, isWrong: true) }
      for check in checks { write(check, of: result, to: &page) }
    }
    if isFirst { page.paragraph("Nothing differs.") }
    if !report.obsolete.isEmpty {
      page.heading(2, report.isPruned ? "Obsolete, and removed" : "Obsolete")
      page.list(report.obsolete)
    }
    return page.bytes
  }

  private func write(
    _ check: SnapshotCheck,
    of result: SnapshotResult,
    to page: inout ReportPage
  ) {
    let isTolerated = check.outcome == .same
    let outcome = isTolerated ? "the same within the tolerance" : check.outcome.rawValue
    page.heading(3, "\(check.kind.rawValue): \(outcome)")
    page.paragraph(check.golden)
    if !check.summary.isEmpty { page.list(check.summary) }
    if !check.lines.isEmpty { page.difference(check.lines) }
    let pictures = [
      ("before", check.before), ("now", check.kind == .picture ? check.now : []),
      ("difference", check.difference),
    ]
    page.pictures(pictures.filter { !$0.1.isEmpty }, of: result.screen)
  }
}

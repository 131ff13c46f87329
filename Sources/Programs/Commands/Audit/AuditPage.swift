import Audit
import Export
import Inspector

/// A report of an audit as a page: one file without network and scripts.
struct AuditPage {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// The page as UTF-8 text.
  func html() -> [UInt8] {
    var page = ReportPage.beginning(title: "Audit: \(headline)", style: AuditPage.style)
    page += "<h1>Audit</h1>\n<p>\(headline)</p>\n"
    page += files
    page += list("Not judged", report.exclusions.map(line))
    page += list("Gone since \(text(report.since ?? ""))", report.gone.map(line))
    page += list("Unknown", report.doubts.map(line))
    page += ReportPage.end
    return Array(page.utf8)
  }

  /// The numbers of the report.
  private var headline: String {
    let levels = [AuditLevel.error, .warning, .note].map {
      "\(report.count($0)) \($0.rawValue)\(report.count($0) == 1 ? "" : "s")"
    }
    let parts = [
      "\(report.screens) screen\(report.screens == 1 ? "" : "s")",
      "\(report.variants.count) variants", "\(report.judged) elements judged",
    ]
    return (parts + levels + ["\(report.doubts.count) unknown"]).joined(separator: ", ")
  }

  // MARK: Findings

  /// A section for each file, with the findings in it.
  private var files: String {
    var sections = ""
    var file: String?
    for finding in report.findings {
      if finding.place.file != file {
        if file != nil { sections += "</section>\n" }
        file = finding.place.file
        let name = text(finding.place.file)
        sections += "<section aria-label=\"\(name)\">\n<h2>\(name)</h2>\n"
      }
      sections += article(finding)
    }
    return file == nil
      ? "<p>Nothing is wrong that was looked for.</p>\n" : sections + "</section>\n"
  }

  private func article(_ finding: AuditReport.Finding) -> String {
    let rule = AuditRule.all.first { $0.id == finding.rule }
    var facts: [(String, String)] = [
      ("Rule", finding.rule + (rule.map { ", " + $0.criterion } ?? "")),
      ("Place", finding.place.text), ("View", finding.view),
    ]
    if let measured = finding.measured, let required = finding.required {
      facts.append(
        ("Measured", "\(AuditWords.number(measured)), required \(AuditWords.number(required))")
      )
    }
    if let mend = finding.mend {
      facts.append(("Mended by (tried)", mend.text))
    } else if let rule {
      facts.append(("To mend it", rule.remedy))
    }
    facts.append(
      (
        "Variants",
        report.holdsEverywhere(finding) ? "all" : finding.variants.joined(separator: "; ")
      )
    )
    if finding.screens.count > 1 {
      facts.append(("Screens", finding.screens.joined(separator: ", ")))
    }
    let rows = facts.map { "<dt>\(text($0.0))</dt><dd>\(text($0.1))</dd>\n" }.joined()
    let picture =
      finding.crop.isEmpty
      ? ""
      : "<img src=\"data:image/png;base64,\(Base64.text(finding.crop))\" "
        + "alt=\"The place of \(text(finding.view)) in the picture, with a frame around it\">\n"
    return """
      <article class="\(finding.level.rawValue)" id="\(text(finding.fingerprint))">
      <h3><span class="level">\(finding.level.rawValue)</span> \(text(finding.message))</h3>
      \(picture)<dl>
      \(rows)</dl>
      </article>

      """
  }

  // MARK: Lists

  private func list(_ title: String, _ lines: [String]) -> String {
    if lines.isEmpty { return "" }
    let items = lines.map { "<li>\($0)</li>\n" }.joined()
    return "<section aria-label=\"\(title)\">\n<h2>\(title)</h2>\n<ul>\n\(items)</ul>\n</section>\n"
  }

  private func line(_ finding: AuditReport.Finding) -> String {
    text("\(finding.place.text): \(finding.level.rawValue): \(finding.message) [\(finding.rule)]")
  }

  private func line(_ exclusion: AuditReport.Exclusion) -> String {
    text("\(exclusion.variants), which \(exclusion.place.text) forbids")
  }

  private func line(_ doubt: AuditReport.Doubt) -> String {
    text("\(doubt.place.text): \(doubt.reason) [\(doubt.rule)]")
  }

  private func text(_ text: String) -> String { InspectorPage.escaped(text) }

  /// The looks of the page; colors differ by 7 : 1 and more, in both schemes.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1a1a1a; --page: #ffffff; --line: #767676;
      --error: #8b0000; --warning: #5c3d00; --note: #1f3a5f; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f0f0f0; --page: #121212; --line: #8c8c8c;
      --error: #ffb3b3; --warning: #ffd27f; --note: #a8cdff; } }
    body { color: var(--ink); background: var(--page); font: 16px/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h2, h3, dd, li { overflow-wrap: anywhere; }
    h3 { font-size: 1rem; margin: 0 0 .5rem; }
    article { border: 1px solid var(--line); border-left-width: .5rem; border-radius: .25rem;
      padding: .75rem 1rem; margin: 0 0 1rem; }
    article.error { border-left-color: var(--error); }
    article.warning { border-left-color: var(--warning); }
    article.note { border-left-color: var(--note); }
    .error .level { color: var(--error); }
    .warning .level { color: var(--warning); }
    .note .level { color: var(--note); }
    img { display: block; max-width: 100%; border: 1px solid var(--line); margin: 0 0 .5rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
    dt { font-weight: 600; }
    dd { margin: 0; }
    @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }

    """
}

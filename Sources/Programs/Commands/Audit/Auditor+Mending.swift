import Audit
import CommandSupport
import Drawing
import Explanation
import LayoutCore
import SpecFormat

extension Auditor {
  /// The most findings of a screen that changes are tried for.
  private static let mostFindings = 20
  /// The most changes that are tried in all variants for a finding.
  private static let mostTrials = 3

  /// Tries changes of one line against findings, and keeps those after which the finding is gone in
  /// all variants and no other has come (W8.4).
  ///
  /// - Parameters:
  ///   - versions: The screen in the variants.
  ///   - usual: The views of the first of them.
  func mend(
    _ report: inout AuditReport,
    _ versions: [Spec?],
    _ usual: AuditFacts,
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) {
    let order = report.findings.indices.sorted {
      (report.findings[$1].level, $0) < (report.findings[$0].level, $1)
    }
    guard !order.isEmpty, let screen = explained(versions, &run), let spec = versions[0] else {
      return
    }
    let places = NodePlaces(spec, screen.tree)
    let lines = places.lines
    for index in order.prefix(Auditor.mostFindings) {
      let finding = report.findings[index]
      guard let view = usual.viewsByID[finding.view] else { continue }
      let node = usual.views[view].source
      guard screen.written.ordinal(of: node) != nil else { continue }
      var trials = 0
      for proposal in AuditProposals.all(for: finding.rule, of: node, in: screen) {
        guard mends(finding, proposal, versions, screen, resources, &run) else { continue }
        trials += 1
        if isHarmless(finding, proposal, report, versions, screen, resources, &run) {
          report.findings[index].mend = AuditReport.Mend(
            change: proposal.words ?? proposal.change.text(in: screen),
            line: lines[proposal.change.node] ?? lines[proposal.change.view]
          )
          break
        }
        if trials == Auditor.mostTrials { break }
      }
    }
  }

  /// The screen in all variants, to be changed; nil if it has other views in some of them.
  private func explained(_ versions: [Spec?], _ run: inout InputRun) -> ExplainedScreen? {
    var scenes: [(name: String, scene: LayoutScene)] = []
    var places: [[Int]] = []
    for (variant, version) in zip(variants.all, versions) {
      guard let version, let scene = version.scene else { return nil }
      scenes.append((variant.name, scene))
      places.append(Array(version.viewPositions.keys))
    }
    guard let spec = versions.first ?? nil else { return nil }
    let made = text.measuring(spec, &run) {
      ExplainedScreen(scenes, places: places, measurer: $0)
    }
    guard let made, made.leftOut.isEmpty else { return nil }
    return made
  }

  /// Whether a finding is gone in the first variant that it holds in.
  private func mends(
    _ finding: AuditReport.Finding,
    _ proposal: AuditProposals.Proposal,
    _ versions: [Spec?],
    _ screen: ExplainedScreen,
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) -> Bool {
    guard let variant = variants.all.firstIndex(where: { $0.name == finding.variants.first }) else {
      return false
    }
    let needed = Set([0, variant] + [variants.all[variant].usual].compactMap(\.self))
    var changed: [Spec?] = Array(repeating: nil, count: versions.count)
    for index in needed {
      guard let spec = version(versions[index], index, proposal, screen) else { return false }
      changed[index] = spec
    }
    var trial = self
    (trial.crops, trial.mends, trial.observes) = (false, false, false)
    trial.rules = rules.filter { $0.id == finding.rule }
    let report = trial.audit(changed, resources, &run)
    return report?.findings.contains { $0.view == finding.view } == false
  }

  /// Whether a finding is gone in all variants, and no other has come.
  private func isHarmless(
    _ finding: AuditReport.Finding,
    _ proposal: AuditProposals.Proposal,
    _ report: AuditReport,
    _ versions: [Spec?],
    _ screen: ExplainedScreen,
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) -> Bool {
    var changed: [Spec?] = []
    for index in versions.indices {
      guard let spec = version(versions[index], index, proposal, screen) else { return false }
      changed.append(spec)
    }
    var trial = self
    (trial.crops, trial.mends, trial.observes) = (false, false, false)
    guard let after = trial.audit(changed, resources, &run) else { return false }
    func key(_ finding: AuditReport.Finding) -> [String] { [finding.rule, finding.view] }
    let known = Set(report.findings.map(key)).subtracting([key(finding)])
    return after.findings.allSatisfy { known.contains(key($0)) }
      && after.judged * 10 >= report.judged * 9
  }

  /// A variant with a change; nil if it cannot be made there.
  private func version(
    _ spec: Spec?,
    _ variant: Int,
    _ proposal: AuditProposals.Proposal,
    _ screen: ExplainedScreen
  ) -> Spec? {
    guard var spec, let scene = screen.scene(variant, with: [proposal.change]) else { return nil }
    spec.subject = .scene(scene)
    return spec
  }
}

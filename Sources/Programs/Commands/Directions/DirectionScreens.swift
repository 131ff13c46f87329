import Audit
import CommandSupport
import Drawing
import Export
import Inspection
import LayoutCore
import SpecFormat

/// Compares screens in both directions, and collects what is found.
struct DirectionScreens {
  let text: TextSource
  let input: InputOptions
  let overrides: SceneOverrides
  /// The other language that screens are compared with; nil for none.
  let languages: ComparedLanguages?
  var gate: DirectionGate
  /// The findings of all screens, of which nothing is taken out before the end.
  var report = AuditReport()

  /// Both directions of a screen.
  struct Compared {
    let document: DirectionDocument
    let comparison: DirectionComparison
  }

  /// A screen in the other direction: as its program makes it, or the same views.
  private func other(_ screen: LayoutScene, _ spec: Spec) -> LayoutScene {
    spec.mirrored ?? overrides.inOtherDirection(screen)
  }

  /// Compares both directions of a screen; nil if there is none, or if fonts are missing.
  ///
  /// - Parameter usual: The screen in the other language; nil for none.
  mutating func compare(
    _ spec: Spec,
    beside usual: Spec?,
    _ resources: any DrawingResources,
    _ run: inout InputRun
  ) -> Compared? {
    guard let screen = spec.scene else { return nil }
    let name = input.screenName(of: spec)
    run.warnOfSymbols(in: screen, of: spec)
    if let translations = spec.translations, !translations.hasLanguage,
      !translations.untranslated.isEmpty
    {
      run.warn(
        Diagnostic(
          .warning,
          "no table of strings has the language '\(screen.environment.locale)', so all texts are "
            + "as they are",
          hint: "add it to the string catalogue",
          file: spec.file
        )
      )
    }
    let (overrides, gate) = (overrides, gate)
    let made = text.measuring(spec, &run) { measurer in
      let mirrored = spec.mirrored ?? overrides.inOtherDirection(screen)
      var audit = DirectionAudit(
        screen,
        mirrored: mirrored,
        of: spec,
        named: name,
        measurer,
        resources
      )
      audit.compareLanguages(with: usual, rules: gate.rules(among: AuditRule.ofLanguages))
      audit.check(rules: gate.rules(among: AuditRule.ofDirections))
      return audit
    }
    guard let made else { return nil }
    report.add(made.report)
    var found = made.report
    self.gate.apply(to: &found, &run)
    var document = DirectionDocument(
      made.comparison,
      file: name,
      time: spec.time,
      settings: text.settings(of: spec),
      placeholders: spec.placeholders.others,
      findings: found.findings.map { finding in
        DirectionDocument.Finding(
          rule: finding.rule,
          level: finding.level.rawValue,
          view: finding.view,
          place: finding.place.text,
          message: finding.message,
          fingerprint: finding.fingerprint
        )
      }
    )
    document.accepted = found.silenced
    document.known = found.known
    document.languages = made.languages
    document.source = { made.place(of: $0) }
    return Compared(document: document, comparison: made.comparison)
  }

  /// Takes out of all findings what does not count.
  mutating func complete(_ run: inout InputRun) {
    gate.apply(to: &report, &run)
    gate.complain(&run)
  }

  /// Draws both directions; nil if fonts are missing, which are reported.
  func draw(
    _ spec: Spec,
    _ comparison: DirectionComparison,
    _ painter: ScreenPainter,
    _ run: inout InputRun
  ) -> DisplayList? {
    guard let screen = spec.scene else { return nil }
    let (left, right) = DirectionComparison.scenes(screen, other(screen, spec))
    let marked = comparison.views.compactMap { view -> DirectionMarks.Mark? in
      guard let reason = view.reason ?? view.note else { return nil }
      return DirectionMarks.Mark(
        leftToRight: view.leftToRight,
        rightToLeft: view.rightToLeft,
        name: "\(view.type) \(view.id)",
        reason: reason,
        isNote: view.reason == nil
      )
    }
    // Errors come before notes.
    let marks = DirectionMarks(marked.filter { !$0.isNote } + marked.filter(\.isNote))
    return painter.directions(left, right, marks, of: spec, &run)
  }
}

internal import LayoutCore

/// The audit of one screen in all its variants: what holds in several of them is one finding.
package struct ScreenAudit {
  /// A failure at its worst, and where it is met.
  private struct Known {
    var failure: RuleAnswers.Failure
    var place: AuditReport.Place
    var variants: [String]
  }

  private struct Key: Hashable {
    let rule: String
    let view: String
  }

  private let screen: String
  private var variants: [String] = []
  private var translations: [String] = []
  private var order: [Key] = []
  private var failures: [Key: Known] = [:]
  private var doubtOrder: [Key] = []
  private var doubts: [Key: (doubt: RuleAnswers.Doubt, place: AuditReport.Place)] = [:]
  private var judged: Set<String> = []
  private var judgedByRule: [String: Set<String>] = [:]
  private var backgrounds: (dark: Int, light: Int) = (0, 0)

  /// Begins an audit.
  ///
  /// - Parameter screen: What the screen is called.
  package init(screen: String) { self.screen = screen }

  /// Asks rules about a variant.
  ///
  /// - Parameter locate: Tells where a view of the variant is written.
  package mutating func add(
    _ variant: String,
    _ context: AuditContext,
    rules: [AuditRule],
    locate: (RuleAnswers.Subject) -> AuditReport.Place
  ) {
    variants.append(variant)
    if context.translation != nil { translations.append(variant) }
    if context.facts.environment.drawing.colorScheme == .dark {
      let lights = context.facts.inks.values.compactMap(\.contrast?.isOnDark)
      backgrounds.dark += lights.count { $0 }
      backgrounds.light += lights.count { !$0 }
    }
    for rule in rules {
      let answers = rule.answers(context)
      judged.formUnion(answers.judged)
      judgedByRule[rule.id, default: []].formUnion(answers.judged)
      for failure in answers.failures {
        let key = Key(rule: rule.id, view: failure.subject.id)
        guard let known = failures[key] else {
          order.append(key)
          failures[key] = Known(
            failure: failure,
            place: locate(failure.subject),
            variants: [variant]
          )
          continue
        }
        failures[key]?.variants += known.variants.last == variant ? [] : [variant]
        // What is told is the worst of it.
        if failure.level > known.failure.level { failures[key]?.failure = failure }
      }
      for doubt in answers.doubts {
        let key = Key(rule: rule.id, view: doubt.subject.id)
        guard doubts[key] == nil else { continue }
        doubtOrder.append(key)
        doubts[key] = (doubt, locate(doubt.subject))
      }
    }
  }

  /// The report about the screen.
  package var report: AuditReport {
    var report = AuditReport()
    report.screens = 1
    report.screenNames = [screen]
    report.judged = judged.count
    report.judgedByRule = judgedByRule.mapValues(\.count)
    (report.darkTexts, report.lightTexts) = backgrounds
    report.variants = variants
    report.translations = translations
    report.findings = order.compactMap { key in
      guard let known = failures[key] else { return nil }
      let (failure, place) = (known.failure, known.place)
      return AuditReport.Finding(
        rule: key.rule,
        level: failure.level,
        place: place,
        screens: [screen],
        view: failure.subject.id,
        message: failure.message,
        measured: failure.measured,
        required: failure.required,
        variants: known.variants,
        fingerprint: fingerprint(key.rule, failure.subject, place)
      )
    }
    report.doubts = doubtOrder.compactMap { key in
      // What fails somewhere is known to fail.
      guard failures[key] == nil, let (doubt, place) = doubts[key] else { return nil }
      return AuditReport.Doubt(
        rule: key.rule,
        place: place,
        screen: screen,
        view: doubt.subject.id,
        reason: doubt.reason
      )
    }
    return report
  }

  /// The identity of a finding, without line numbers: the words of a view in the sources, else the
  /// screen and the path.
  private func fingerprint(
    _ rule: String,
    _ subject: RuleAnswers.Subject,
    _ place: AuditReport.Place
  ) -> String {
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    let name = screen.split(separator: "#").last.map(String.init) ?? screen
    let parts =
      place.isOfView && subject.words != nil
      ? [rule, file, subject.words ?? ""] : [rule, file, name, subject.id, subject.words ?? ""]
    return AuditReport.fingerprint(of: parts)
  }
}

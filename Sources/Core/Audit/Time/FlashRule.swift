internal import Drawing
internal import LayoutCore

/// Whether nothing flashes so often that it may cause seizures (W10.3).
package enum FlashRule {
  static let rule = AuditRule(
    id: "flash",
    criterion: "WCAG 2.3.1 A",
    level: .error,
    failsWhen: "within a second, more than a quarter of an area of 341 × 256 points flashes "
      + "more than three times",
    silentFor: "screens that time does not change, changes of less than a tenth of the "
      + "luminance, and those between bright colors, unless one is a saturated red; flashes "
      + "that touches begin, and those after twenty seconds, are not looked at",
    remedy: "let it pulse less than three times a second, or not at all"
  ) { context, answers in
    guard let flashes = context.film(for: &answers)?.flashes, flashes.area > FlashRule.most,
      let root = context.facts.views.first
    else { return }
    // The smallest view that has all of it.
    let view = context.facts.views.filter { view in
      !view.isInvisible
        && view.frame.insetBy(dx: -FlashMeter.step, dy: -FlashMeter.step)
          .contains(flashes.bounds)
    }.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    let subject = view ?? root
    answers.fail(
      RuleAnswers.Subject(subject),
      .error,
      "\(subject.description) flashes \(flashes.count) times in a second, over "
        + "\(AuditWords.number(flashes.area.rounded())) square points",
      measured: Double(flashes.count),
      required: 3
    )
  }

  /// The most square points that may flash: a quarter of 341 × 256.
  static let most = 0.25 * 341 * 256
}

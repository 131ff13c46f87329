internal import LayoutCore

/// Whether what people need stays until they have had time for it (W10.1).
package enum VanishesRule {
  static let rule = AuditRule(
    id: "vanishes",
    criterion: "WCAG 2.2.1 A",
    level: .note,
    failsWhen: "a text or a control goes away by the clock within 20 seconds, without an "
      + "action or an announcement",
    silentFor: "screens that time does not change, texts of progress, texts that change their "
      + "words, screens that announce something meanwhile; where other texts or controls "
      + "come at the same time it is unknown",
    remedy: "leave it until it is dismissed, or announce it: AccessibilityNotification.Announcement"
  ) { context, answers in
    guard let film = context.film(for: &answers) else { return }
    guard !film.announces else { return }
    for (position, still) in film.stills.dropLast().enumerated() {
      // Paths are those of places, which others take: words and types tell what is still there.
      let later = film.stills[(position + 1)...]
      let before = VanishesRule.needed(still)
      let after = VanishesRule.needed(film.stills[position + 1])
      let known = Set(before.map(\.description))
      let new = after.filter { !known.contains($0.description) }
      let left = Set(later.flatMap { VanishesRule.needed($0).map(\.description) })
      let gone = before.first { part in
        !left.contains(part.description)
          && !(part.isText && new.contains { $0.isText && $0.subject.id == part.subject.id })
      }
      guard let gone else { continue }
      let time = film.stills[position + 1].time
      if new.isEmpty {
        answers.fail(
          gone.subject,
          .note,
          "\(gone.description) goes away after \(AuditWords.number(time)) seconds by itself",
          measured: time,
          required: VanishesRule.longest
        )
      } else {
        answers.doubt(
          gone.subject,
          "\(gone.description) goes away after \(AuditWords.number(time)) seconds, and something else "
            + "comes, which may say as much"
        )
      }
    }
  }

  /// The seconds that a screen is looked at.
  package static let longest = 20.0

  private static func needed(_ still: AuditFilm.Still) -> [AuditFilm.Part] {
    still.parts.filter { $0.isNeeded && $0.isSeen && !$0.isOfProgress }
  }
}

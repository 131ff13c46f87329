/// The result of an audit of some screens: findings, doubts, and the number of judged elements.
package struct AuditReport: Sendable {
  /// Where something is in a file.
  package struct Place: Sendable, Hashable {
    /// The file as the user named it.
    package var file: String
    /// The line, counted from 1; nil if nobody knows.
    package var line: Int?
    /// The character within the line, counted from 1.
    package var column: Int?
    /// Whether the view itself is there, and not only the screen that it is in.
    package var isOfView: Bool

    package init(file: String, line: Int?, column: Int?, isOfView: Bool) {
      self.file = file
      self.line = line
      self.column = column
      self.isOfView = isOfView
    }
  }

  /// Something that is wrong, wherever it is met.
  package struct Finding: Sendable {
    /// The rule's name.
    package var rule: String
    package var level: AuditLevel
    package var place: Place
    /// The screens that it is met on.
    package var screens: [String]
    /// The path of the view on the first of them.
    package var view: String
    /// The mistake, as a sentence without a full stop.
    package var message: String
    package var measured: Double?
    package var required: Double?
    /// The variants in which it holds, in their order.
    package var variants: [String]
    /// The identity of the finding, which does not depend on line numbers.
    package var fingerprint: String
    /// A change of one line that mends it, which has been tried; nil for none.
    package var mend: Mend?
    /// A picture of the place as PNG; empty for none.
    package var crop: [UInt8] = []

    package init(
      rule: String,
      level: AuditLevel,
      place: Place,
      screens: [String],
      view: String,
      message: String,
      measured: Double?,
      required: Double?,
      variants: [String],
      fingerprint: String
    ) {
      self.rule = rule
      self.level = level
      self.place = place
      self.screens = screens
      self.view = view
      self.message = message
      self.measured = measured
      self.required = required
      self.variants = variants
      self.fingerprint = fingerprint
    }
  }

  /// A change of one line of the source, after which a finding is gone in all variants and no other
  /// has come (W8.4).
  package struct Mend: Sendable, Hashable {
    /// The change in words, such as "leave out .frame(height: 20)".
    package var change: String
    /// The line that is changed, counted from 1; nil if it is not known.
    package var line: Int?

    package init(change: String, line: Int?) {
      self.change = change
      self.line = line
    }
  }

  /// Something that could not be decided.
  package struct Doubt: Sendable, Hashable {
    package var rule: String
    package var place: Place
    package var screen: String
    package var view: String
    package var reason: String
  }

  /// Variants that are not judged, since the app forbids them (W4.9).
  package struct Exclusion: Sendable, Hashable {
    /// The variants in a word, such as "landscape".
    package var variants: String
    /// The place that forbids them.
    package var place: Place

    package init(variants: String, place: Place) {
      self.variants = variants
      self.place = place
    }
  }

  /// The mistakes.
  package var findings: [Finding] = []
  /// The questions that could not be decided.
  package var doubts: [Doubt] = []
  /// The findings of the report that this one is compared with that are not there any more (W8.3).
  package var gone: [Finding] = []
  /// The report or revision that this one is compared with; nil for none.
  package var since: String?
  /// The names of the screens that have been looked at.
  package var screenNames: [String] = []
  /// How many screens have been looked at.
  package var screens = 0
  /// How many elements and views rules have looked at, each once a screen.
  package var judged = 0
  /// The number of elements and views that each rule has looked at, each once a screen.
  package var judgedByRule: [String: Int] = [:]
  /// The number of texts that stand on something dark where the screen is asked to be dark.
  package var darkTexts = 0
  /// The number of texts that stand on something light there.
  package var lightTexts = 0
  /// How many findings are silenced: they are meant, or not wanted.
  package var silenced = 0
  /// How many findings a baseline has.
  package var known = 0
  /// The names of the variants.
  package var variants: [String] = []
  /// Those of them with other words, of which not all rules are asked.
  package var translations: [String] = []

  /// The variants that are not judged.
  package var exclusions: [Exclusion] = []

  package init() {}

  /// Whether a finding holds in all variants that have the screen's own words.
  package func holdsEverywhere(_ finding: Finding) -> Bool {
    Set(variants).subtracting(translations).isSubset(of: finding.variants)
  }

  /// How many findings are of a level.
  package func count(_ level: AuditLevel) -> Int { findings.count { $0.level == level } }

  /// Adds what is said of other screens: what is met at the same place is one finding.
  package mutating func add(_ other: AuditReport) {
    screens += other.screens
    screenNames += other.screenNames
    judged += other.judged
    judgedByRule.merge(other.judgedByRule) { $0 + $1 }
    darkTexts += other.darkTexts
    lightTexts += other.lightTexts
    variants += other.variants.filter { !variants.contains($0) }
    translations += other.translations.filter { !translations.contains($0) }
    exclusions += other.exclusions.filter { !exclusions.contains($0) }
    doubts += other.doubts.filter { !doubts.contains($0) }
    for finding in other.findings { add(finding) }
  }

  /// Adds a finding, unless it is known already: then its screens and variants are added.
  package mutating func add(_ finding: Finding) {
    let same = findings.firstIndex {
      $0.rule == finding.rule && $0.fingerprint == finding.fingerprint && $0.place == finding.place
    }
    guard let same else { return findings.append(finding) }
    if findings[same].crop.isEmpty { findings[same].crop = finding.crop }
    // A change that mends one screen has not been tried on the other.
    if findings[same].mend != finding.mend { findings[same].mend = nil }
    findings[same].level = max(findings[same].level, finding.level)
    findings[same].screens += finding.screens.filter { !findings[same].screens.contains($0) }
    findings[same].variants += finding.variants.filter { !findings[same].variants.contains($0) }
  }

  /// Brings findings into the order of files and lines, the worst of a line first.
  package mutating func sort() {
    findings = findings.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.place.file != other.place.file { return one.place.file < other.place.file }
      let (line, otherLine) = (one.place.line ?? 0, other.place.line ?? 0)
      if line != otherLine { return line < otherLine }
      if one.level != other.level { return one.level > other.level }
      return first.offset < second.offset
    }.map(\.element)
  }
}

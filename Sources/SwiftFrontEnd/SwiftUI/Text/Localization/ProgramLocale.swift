internal import LayoutCore
internal import Synchronization

/// The locale of the screen, for text outside of views.
///
/// Foundation has a fixed locale on Linux. The functions below replace its own (Foundation.c), so
/// that formatters, format styles and calendars of the user's code default to the screen's.
enum ProgramLocale {
  private struct State {
    /// The language tag of the screen.
    var tag: String
    /// The locale of the tag; nil until it is read.
    var locale: Locale?
    var calendar: Calendar?
    /// The change of all texts that are looked up; nil for none.
    var pseudo: PseudoLocale?
  }

  private static let state = Mutex(State(tag: "en_US"))

  /// Sets the locale by its tag.
  static func set(_ tag: String) {
    let pseudo = PseudoLocale(ofLanguage: tag)
    let language = pseudo == nil ? tag : PseudoLocale.language(of: tag)
    state.withLock {
      if $0.tag != language { $0 = State(tag: language) }
      $0.pseudo = pseudo
    }
  }

  /// The change of all texts that are looked up (V11.16); nil for none.
  static var pseudo: PseudoLocale? { state.withLock { $0.pseudo } }

  static var current: Locale {
    let (tag, known) = state.withLock { ($0.tag, $0.locale) }
    if let known { return known }
    let locale = locale(of: tag)
    state.withLock { if $0.tag == tag { $0.locale = locale } }
    return locale
  }

  /// The calendar of the locale, in the machine's current time zone.
  static var calendar: Calendar {
    let locale = current
    var calendar: Calendar
    if let known = state.withLock({ $0.locale == locale ? $0.calendar : nil }) {
      calendar = known
    } else {
      // Without the lock: creating a calendar reads the locale.
      calendar = Calendar(identifier: locale.calendar.identifier)
      calendar.locale = locale
      state.withLock { [calendar] in if $0.locale == locale { $0.calendar = calendar } }
    }
    calendar.timeZone = .current
    return calendar
  }

  /// Returns the locale of a tag, with a region as on a device: by default that of most of the
  /// language's speakers.
  private static func locale(of tag: String) -> Locale {
    // The common case, without a look-up of likely subtags.
    if ["en", "en_US", "en-US"].contains(tag) { return Locale(identifier: "en_US") }
    let locale = Locale(identifier: tag)
    guard locale.region == nil else { return locale }
    let full = Locale(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    guard let region = full.region else { return locale }
    var parts = Locale.Components(locale: locale)
    parts.languageComponents.region = region
    return Locale(components: parts)
  }
}

/// The replacement of `Locale.current` and `Locale.autoupdatingCurrent`.
@_silgen_name("espalier_locale")
@usableFromInline
func currentLocale() -> Locale { ProgramLocale.current }

/// `Locale.preferredLanguages`.
@_silgen_name("espalier_languages")
@usableFromInline
func preferredLanguages() -> [String] { [ProgramLocale.current.identifier(.bcp47)] }

/// The replacement of `Calendar.current` and `Calendar.autoupdatingCurrent`.
@_silgen_name("espalier_calendar")
@usableFromInline
func currentCalendar() -> Calendar { ProgramLocale.calendar }

extension Locale {
  /// A number in the digits of the locale, without marks between them.
  func digits(of number: Int) -> String {
    number.formatted(.number.grouping(.never).locale(self))
  }

  /// Returns the text with its Western digits in those of the locale.
  func withOwnDigits(_ words: String) -> String {
    let own = (0...9).map { digits(of: $0) }
    guard own[1] != "1" else { return words }
    return words.map { character in
      let value = character.isASCII ? character.wholeNumberValue : nil
      return value.map { own[$0] } ?? String(character)
    }.joined()
  }
}

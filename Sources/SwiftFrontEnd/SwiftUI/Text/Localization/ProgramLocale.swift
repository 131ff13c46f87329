internal import Synchronization

/// The locale of the screen that is shown, for words that no view asks for.
///
/// Foundation has one and the same locale on Linux whatever the machine's settings are. The functions
/// below stand for its own (Foundation.c), so that formatters, format styles and calendars of the
/// user's code begin with the reader's.
enum ProgramLocale {
  private struct State {
    /// The language tag of the screen.
    var tag: String
    /// The locale of the tag; nil until it is read.
    var locale: Locale?
    var calendar: Calendar?
  }

  private static let state = Mutex(State(tag: "en_US"))

  /// Sets the locale by its tag.
  static func set(_ tag: String) {
    state.withLock { if $0.tag != tag { $0 = State(tag: tag) } }
  }

  static var current: Locale {
    let (tag, known) = state.withLock { ($0.tag, $0.locale) }
    if let known { return known }
    let locale = locale(of: tag)
    state.withLock { if $0.tag == tag { $0.locale = locale } }
    return locale
  }

  /// The calendar that is used where the locale is, in the machine's time zone of the moment.
  static var calendar: Calendar {
    let locale = current
    var calendar: Calendar
    if let known = state.withLock({ $0.locale == locale ? $0.calendar : nil }) {
      calendar = known
    } else {
      // Without the lock: to make a calendar asks for the locale.
      calendar = Calendar(identifier: locale.calendar.identifier)
      calendar.locale = locale
      state.withLock { [calendar] in if $0.locale == locale { $0.calendar = calendar } }
    }
    calendar.timeZone = .current
    return calendar
  }

  /// The locale of a tag: a device has a region, that of most of the language's readers if none is said.
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

/// `Locale.current` and `Locale.autoupdatingCurrent`.
@_silgen_name("espalier_locale")
@usableFromInline
func currentLocale() -> Locale { ProgramLocale.current }

/// `Locale.preferredLanguages`.
@_silgen_name("espalier_languages")
@usableFromInline
func preferredLanguages() -> [String] { [ProgramLocale.current.identifier(.bcp47)] }

/// `Calendar.current` and `Calendar.autoupdatingCurrent`.
@_silgen_name("espalier_calendar")
@usableFromInline
func currentCalendar() -> Calendar { ProgramLocale.calendar }

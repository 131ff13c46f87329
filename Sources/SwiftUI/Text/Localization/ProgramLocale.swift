internal import Synchronization

/// The locale of the screen that is shown, for words that no view asks for.
///
/// Foundation has one and the same locale on Linux whatever the machine's settings are. The functions
/// below stand for its own (Foundation.c), so that formatters, format styles and calendars of the
/// user's code begin with the reader's.
enum ProgramLocale {
  private struct State {
    var locale: Locale
    /// The calendar of the locale, once somebody has asked for it.
    var calendar: Calendar?
  }

  private static let state = Mutex(State(locale: Locale(identifier: "en_US")))

  static var current: Locale {
    get { state.withLock { $0.locale } }
    set { state.withLock { if $0.locale != newValue { $0 = State(locale: newValue) } } }
  }

  /// Sets the locale of a tag; a device has a region, that of most of the language's readers if it is not
  /// said.
  static func set(_ tag: String) {
    let locale = Locale(identifier: tag)
    let full = Locale(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    guard locale.region == nil, let region = full.region else {
      current = locale
      return
    }
    var parts = Locale.Components(locale: locale)
    parts.languageComponents.region = region
    current = Locale(components: parts)
  }

  /// The calendar that is used where the locale is, in the machine's time zone of the moment.
  static var calendar: Calendar {
    let (locale, known) = state.withLock { ($0.locale, $0.calendar) }
    // Without the lock: to make a calendar asks for the locale.
    var calendar = known ?? Calendar(identifier: locale.calendar.identifier)
    if known == nil {
      calendar.locale = locale
      state.withLock { [calendar] in if $0.locale == locale { $0.calendar = calendar } }
    }
    calendar.timeZone = .current
    return calendar
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

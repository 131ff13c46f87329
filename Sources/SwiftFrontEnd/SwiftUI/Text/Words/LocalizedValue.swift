/// A value that an environment's locale writes.
///
/// The formatted value is immutable and only formatted on the main actor, as texts are resolved; so
/// it may be passed to any thread.
final class LocalizedValue: Equatable, @unchecked Sendable {
  private let text: (EnvironmentValues) -> String

  init(_ text: @escaping (EnvironmentValues) -> String) { self.text = text }

  /// Returns the text in an environment, by its locale and time zone.
  func string(in environment: EnvironmentValues) -> String { text(environment) }

  /// Returns the text in a locale.
  func string(in locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return text(environment)
  }

  static func == (first: LocalizedValue, second: LocalizedValue) -> Bool {
    if first === second { return true }
    let environment = EnvironmentValues()
    return first.text(environment) == second.text(environment)
  }
}

/// A value that a locale writes.
///
/// What it writes never changes and is a value of the user's that only the main actor formats,
/// where texts are resolved; so it may be carried anywhere.
final class LocalizedValue: Equatable, @unchecked Sendable {
  private let text: (Locale) -> String

  init(_ text: @escaping (Locale) -> String) { self.text = text }

  /// The words in a locale.
  func string(in locale: Locale) -> String { text(locale) }

  static func == (first: LocalizedValue, second: LocalizedValue) -> Bool {
    if first === second { return true }
    let locale = Locale(identifier: "en_US")
    return first.text(locale) == second.text(locale)
  }
}

internal import Assets

// Foundation on Linux reads no string catalogues and ignores the user's languages, so sources that
// call these functions are rewritten to call ours (ReplacedNames).

extension Bundle {
  /// Returns the localized string of a key; by default the value, else the key (V11.1).
  public func _localizedWords(forKey key: String, value: String?, table: String?) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    return SwiftUI.localizedString(key, table: table, value: value ?? "", in: self)
  }

  /// The bundle's language for the user: the closest to the user's languages, else the development
  /// language, else the first.
  public var _readerLocalizations: [String] {
    let place = BundlePlace(self)
    let known = AssetCatalogue.current.languages(ofBundle: place?.name)
    let development = AssetCatalogue.current.developmentLanguage(ofBundle: place?.name)
    return Bundle.preferred(known, of: Locale.preferredLanguages, development: development)
  }

  /// Returns the languages among some that suit the user.
  public static func _readerLocalizations(from available: [String]) -> [String] {
    _readerLocalizations(from: available, forPreferences: nil)
  }

  /// Returns the languages among some that suit a user of others.
  public static func _readerLocalizations(
    from available: [String],
    forPreferences preferences: [String]?
  ) -> [String] {
    let readers = preferences ?? Locale.preferredLanguages
    return preferred(available, of: readers, development: "en")
  }

  private static func preferred(
    _ available: [String],
    of readers: [String],
    development: String
  ) -> [String] {
    let tags = available.map(Languages.tag)
    let chosen =
      Languages.closest(to: readers, among: tags)
      ?? (tags.contains(development) ? development : tags.first ?? development)
    // The result has the caller's spelling of the language.
    return [zip(tags, available).first { $0.0 == chosen }?.1 ?? chosen]
  }
}

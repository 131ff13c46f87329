internal import Foundation
internal import Synchronization

/// The string tables beside the sources, read on demand.
final class StringTables: Sendable {
  /// The files of a table in one language.
  struct Files: Sendable {
    var strings: [String] = []
    var plurals: [String] = []
  }

  /// A table in one language.
  typealias Table = [String: LocalizedFormat]

  /// The files by table and language; no language for files outside of language folders.
  private let files: [String: [String: Files]]
  /// The string catalogues, by the names of their tables.
  private let catalogues: [String: [String]]
  /// The language of the developers.
  private let development: String
  private let report: @Sendable (String) -> Void
  private let read = Mutex<[String: StringTable]>([:])

  init(
    files: [String: [String: Files]],
    catalogues: [String: [String]],
    developmentLanguage: String = "en",
    report: @escaping @Sendable (String) -> Void
  ) {
    development = developmentLanguage
    self.files = files
    self.catalogues = catalogues
    self.report = report
  }

  /// Returns the format of a key in the language closest to a locale; nil if the table has none.
  func format(_ key: String, table: String, locale: String) -> (LocalizedFormat, String)? {
    let table = self.table(table)
    if let found = table.format(key, locale: locale, development: development) { return found }
    // By default the development language, or the first one.
    let languages = languages
    guard !languages.isEmpty, !languages.contains(development),
      Languages.closest(to: [locale], among: languages) == nil
    else { return nil }
    return table.format(key, locale: languages[0], development: languages[0])
  }

  /// The languages of the strings, sorted.
  var languages: [String] {
    var tags = Set(files.values.flatMap(\.keys))
    for name in catalogues.keys { tags.formUnion(table(name).languageTags) }
    return tags.subtracting(["", "base"]).sorted()
  }

  /// Whether there is a table.
  func hasTable(_ name: String) -> Bool { files[name] != nil || catalogues[name] != nil }

  private func table(_ name: String) -> StringTable {
    read.withLock { known in
      if let table = known[name] { return table }
      var table = StringTable()
      for (language, files) in files[name] ?? [:] {
        for path in files.strings {
          table.add(attempt(path) { try StringsFile.strings(atPath: path) }, in: language)
        }
        // Plural forms override plain strings.
        for path in files.plurals {
          table.add(attempt(path) { try StringsFile.plurals(atPath: path) }, in: language)
        }
      }
      for path in catalogues[name] ?? [] {
        guard let catalogue = attempt(path, { try StringCatalogueFile(atPath: path) }) else {
          continue
        }
        table.add(catalogue)
      }
      known[name] = table
      return table
    }
  }

  private func attempt<Result>(_ path: String, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      report("\(path): warning: no table of strings: \(error.localizedDescription)")
      return nil
    }
  }
}

/// A table in all of its languages.
struct StringTable: Sendable {
  private var languages: [String: StringTables.Table] = [:]
  /// The language that keys are written in.
  private var source: String?

  /// The languages of its strings.
  var languageTags: some Sequence<String> { languages.keys }

  mutating func add(_ table: StringTables.Table?, in language: String) {
    guard let table else { return }
    languages[language, default: [:]].merge(table) { _, new in new }
  }

  mutating func add(_ catalogue: StringCatalogueFile) {
    source = catalogue.sourceLanguage
    // Its strings are the keys, unless others are given (V11.1).
    add([:], in: catalogue.sourceLanguage)
    for (language, table) in catalogue.languages { add(table, in: language) }
  }

  /// Returns the format and its language.
  ///
  /// - Parameter development: The language of the keys, unless the table states it.
  func format(
    _ key: String,
    locale: String,
    development: String
  ) -> (LocalizedFormat, String)? {
    let source = source ?? development
    let own = Languages.of(locale)
    for language in own {
      if let format = languages[language]?[key] { return (format, locale) }
      // For a speaker of Portuguese, Brazilian is closer than English.
      let related = languages.keys.filter { $0.hasPrefix(language + "-") }.sorted()
      for relative in related {
        if let format = languages[relative]?[key] { return (format, relative) }
      }
    }
    for language in ["", "base", source, development] {
      if let format = languages[language]?[key] { return (format, source) }
    }
    return nil
  }
}

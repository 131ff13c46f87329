internal import Foundation

/// Reads `.xcstrings`.
struct StringCatalogueFile {
  let sourceLanguage: String
  /// A table for each language.
  private(set) var languages: [String: StringTables.Table] = [:]

  init(atPath path: String) throws {
    let data = try AssetFile.contents(path)
    let contents = try JSONDecoder().decode(Contents.self, from: data)
    sourceLanguage = Languages.tag(contents.sourceLanguage)
    for (key, entry) in contents.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let form = localization.form else { continue }
        let substitutions = (localization.substitutions ?? [:]).compactMapValues { $0.value }
        languages[Languages.tag(language), default: [:]][key] =
          LocalizedFormat(form, substitutions: substitutions)
      }
    }
  }

  private struct Contents: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    let value: String
  }

  private final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Localization]]?
    let substitutions: [String: Part]?

    /// The text, or the choice by number.
    var form: LocalizedFormat.Form? {
      if let stringUnit { return .text(stringUnit.value) }
      if let forms = variations?["plural"] { return .plural(forms.compactMapValues(\.form)) }
      if let forms = variations?["device"] { return .device(forms.compactMapValues(\.form)) }
      return nil
    }
  }

  private struct Part: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: [String: [String: Localization]]?

    var value: LocalizedFormat.Substitution? {
      guard let forms = variations?["plural"] else { return nil }
      return LocalizedFormat.Substitution(
        argument: argNum,
        specifier: formatSpecifier ?? "lld",
        form: .plural(forms.compactMapValues(\.form))
      )
    }
  }
}

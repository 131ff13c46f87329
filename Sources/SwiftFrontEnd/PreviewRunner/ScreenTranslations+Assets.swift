internal import Assets
internal import SpecFormat
internal import SwiftUI

extension ScreenTranslations {
  /// Creates the texts of a screen that are not translated.
  ///
  /// - Parameters:
  ///   - words: The texts that were looked up in vain.
  ///   - language: The tag of the reader's language.
  init(_ words: LookedUpWords.Result, of language: String) {
    let own = Languages.tag(language).prefix { $0 != "-" }
    let known = AssetCatalogue.current.languages(ofBundle: nil)
    self.init(
      untranslated: words.untranslated.map { ($0.words, $0.key) },
      hasLanguage: words.hasTranslations || known.contains { $0.prefix { $0 != "-" } == own }
    )
  }
}

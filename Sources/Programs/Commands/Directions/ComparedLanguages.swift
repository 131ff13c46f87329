import CommandSupport
import LayoutCore
import SpecFormat

/// The language or pseudo-locale that a screen is compared in with itself in another language.
struct ComparedLanguages {
  /// The settings of the screen in the other language.
  let overrides: SceneOverrides
  /// Whether both are languages, so that texts may lack a translation.
  let isTranslation: Bool

  /// The languages that options ask to compare; nil if they ask for one alone.
  ///
  /// - Parameter language: The tag of the other language.
  init?(_ scene: SceneOptions, beside language: String) {
    var overrides = scene.overrides
    if scene.pseudo != nil {
      overrides.locale = scene.locale
      isTranslation = false
    } else {
      guard let locale = scene.locale else { return nil }
      let (own, other) = (ComparedLanguages.code(locale), ComparedLanguages.code(language))
      guard own != other else { return nil }
      overrides.locale = language
      isTranslation = PseudoLocale(ofLanguage: locale) == nil
    }
    self.overrides = overrides
  }

  private static func code(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
  }
}

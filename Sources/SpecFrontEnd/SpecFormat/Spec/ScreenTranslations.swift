/// The texts of a screen that no table has in the reader's language (V11.17).
package struct ScreenTranslations: Sendable {
  /// The characters that are shown, and the key that was asked for, in the order of their use.
  package var untranslated: [(words: String, key: String)]
  /// Whether the program has any strings of the reader's language.
  package var hasLanguage: Bool

  package init(untranslated: [(words: String, key: String)], hasLanguage: Bool) {
    self.untranslated = untranslated
    self.hasLanguage = hasLanguage
  }
}

import AccessibilityCore
import LayoutCore
import Testing

/// The language that words are read in (A2.59).
@Suite struct TextLanguageTests {
  private func language(_ text: String, _ locale: String) throws -> String {
    var builder = ViewTreeBuilder()
    builder.leaf(.text(text))
    var scene = LayoutScene(tree: builder.finish())
    scene.environment.locale = locale
    return try #require(scene.layout().accessibilityTree().elements.first).language
  }

  @Test(arguments: [
    ("مرحبا", "en", "ar"), ("مرحبا", "fa_IR", "fa_IR"), ("שלום", "en-US", "he"),
    ("שלום", "ar", "he"), ("Hello", "ar", "ar"), ("مرحبا, Bob", "en", "en"), ("42", "ar", "ar"),
    ("Привет", "de", "ru"), ("Привет", "uk", "uk"), ("日本", "en", "zh"), ("日本の", "en", "ja"),
    ("日本", "ja", "ja"), ("café", "fr", "fr"), ("한국", "en", "ko"), ("٣ نجوم", "en", "ar"),
    ("😀", "en", "en"), ("مرحبا שלום", "en", "en"),
  ])
  func theScriptTellsTheLanguage(_ text: String, _ locale: String, _ expected: String) throws {
    #expect(try language(text, locale) == expected)
  }
}

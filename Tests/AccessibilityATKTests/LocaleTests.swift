import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

@Suite struct LocaleTests {
  @Test(
    "A language tag becomes a name that POSIX knows",
    arguments: [
      ("en", "en"), ("fr-FR", "fr_FR"), ("fr_FR", "fr_FR"), ("FR-fr", "fr_FR"),
      ("es-419", "es_419"), ("sr-Latn-RS", "sr_RS@latin"), ("uz-Cyrl", "uz@cyrillic"),
      ("zh-Hant", "zh_TW"), ("zh-Hans", "zh_CN"), ("zh-Hant-HK", "zh_HK"),
      ("de-DE-1996", "de_DE"), ("de-1996", "de"), ("ar-EG-u-nu-latn", "ar_EG"),
      ("en_US@calendar=gregorian", "en"), ("fil-PH", "fil_PH"),
    ]
  )
  func name(_ tag: String, _ expected: String) {
    #expect(POSIXLocale.name(of: tag) == expected)
  }

  @Test(arguments: ["", "-", "e", "123", "toolonglanguage", "e\0-US", "é-FR"])
  func `A text that is no language tag has no name`(_ tag: String) {
    #expect(POSIXLocale.name(of: tag) == nil)
  }

  @Test func `Only nodes of another language than around them name it`() {
    let inner = Sketch(.staticText, "Bonjour") { $0.element.language = "fr-FR" }
    let outer = Sketch(.group, children: [inner, Sketch(.staticText, "Hello")]) {
      $0.element.language = "en"
    }
    let group = Sketch(.group, children: [inner]) { $0.element.language = "fr-FR" }
    let records = ATKMapper.records(of: snapshot([outer, group]), application: "")
    #expect(records.map(\.locale) == ["en", nil, nil, "fr_FR", nil, "fr_FR", nil])
  }
}

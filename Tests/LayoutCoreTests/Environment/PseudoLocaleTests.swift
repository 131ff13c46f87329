import LayoutCore
import Testing

/// Changes of all texts of a program, and the tags that ask for them (V11.16).
@Suite struct PseudoLocaleTests {
  @Test(
    arguments: [
      ("en-x-double", PseudoLocale.double, "en"), ("de-CH-x-double", .double, "de-CH"),
      ("ar-X-Double", .double, "ar"), ("en-x-other", nil, "en"), ("en", nil, "en"), ("", nil, ""),
      ("x-double", nil, "x-double"), ("en-x-", nil, "en"),
    ] as [(String, PseudoLocale?, String)]
  )
  func aPrivateSubtagAsksForAChange(_ tag: String, _ pseudo: PseudoLocale?, _ language: String) {
    #expect(PseudoLocale(ofLanguage: tag) == pseudo)
    #expect(PseudoLocale.language(of: tag) == language)
  }

  @Test func aTagKeepsItsLanguage() {
    #expect(PseudoLocale.double.tag(of: "de-CH") == "de-CH-x-double")
    #expect(PseudoLocale.double.tag(of: "de-x-double") == "de-x-double")
  }

  @Test(arguments: [
    ("Save", "Save Save"), ("Hello ", "Hello Hello "), ("5", "5"), ("•", "•"), ("", ""),
    ("\u{10FFF0}0\u{10FFF1}", "\u{10FFF0}0\u{10FFF1}"),
  ])
  func doubleWritesTextsTwice(_ text: String, _ doubled: String) {
    #expect(PseudoLocale.double.text(text) == doubled)
  }
}

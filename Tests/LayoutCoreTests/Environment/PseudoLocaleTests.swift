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
    (PseudoLocale.rtl, "Save 5", "Save 5"), (.rtlStrings, "Save", "\u{202E}Save\u{202C}"),
    (.accented, "Save 5", "Šávé 5"), (.bounded, "Save", "[# Save #]"), (.bounded, "5", "5"),
    (.accented, "\u{10FFF0}0\u{10FFF1} a", "\u{10FFF0}0\u{10FFF1} á"),
  ])
  func eachChangesTextsInItsWay(_ pseudo: PseudoLocale, _ text: String, _ changed: String) {
    #expect(pseudo.text(text) == changed)
    #expect(PseudoLocale(ofLanguage: pseudo.tag(of: "en")) == pseudo)
  }

  @Test func signsAreAroundAllRunsOfAText() {
    #expect(PseudoLocale.bounded.runs(["a ", "5", " b"]) == ["[# a ", "5", " b #]"])
    #expect(PseudoLocale.bounded.runs(["5", "6"]) == ["5", "6"])
    #expect(PseudoLocale.accented.runs(["a ", "5"]) == ["á ", "5"])
    #expect(PseudoLocale.double.runs([]) == [])
  }

  @Test(arguments: PseudoLocale.allCases) func someAreReadFromTheRight(_ pseudo: PseudoLocale) {
    let direction = LayoutDirection(ofLanguage: pseudo.tag(of: "en"))
    #expect((direction == .rightToLeft) == [.rtl, .rtlStrings].contains(pseudo))
    #expect(LayoutDirection(ofLanguage: pseudo.tag(of: "ar")) == .rightToLeft)
  }

  @Test(arguments: [
    ("Save", "Save Save"), ("Hello ", "Hello Hello "), ("5", "5"), ("•", "•"), ("", ""),
    ("\u{10FFF0}0\u{10FFF1}", "\u{10FFF0}0\u{10FFF1}"),
  ])
  func doubleWritesTextsTwice(_ text: String, _ doubled: String) {
    #expect(PseudoLocale.double.text(text) == doubled)
  }
}

import LayoutCore
import Testing

/// From which side languages are written (L17.8).
@Suite struct LanguageDirectionTests {
  @Test(arguments: [
    "ar", "ar-EG", "ar_SA", "he", "iw", "he-IL", "fa", "fa_IR", "ur", "ur-PK", "yi", "ps", "sd",
    "ug", "dv", "ckb", "az-Arab", "uz_Arab_AF", "pa-Arab", "ks", "AR", "ff-Adlm-GN", "ar-u-nu-latn",
  ])
  func languagesFromTheRight(_ tag: String) {
    #expect(LayoutDirection(ofLanguage: tag) == .rightToLeft)
  }

  @Test(arguments: [
    "en", "en_US", "de-CH", "zh-Hant-TW", "ja", "az", "uz-Latn", "ku", "sd-Deva", "ar-Latn", "",
    "tr_TR", "en-u-ca-arab", "de-1901", "-", "@",
  ])
  func languagesFromTheLeft(_ tag: String) {
    #expect(LayoutDirection(ofLanguage: tag) == .leftToRight)
  }
}

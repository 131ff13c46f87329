import LayoutCore
import Testing

@Suite struct EnvironmentSettingTests {
  private func environment(_ settings: EnvironmentSetting...) -> EnvironmentValues {
    var environment = EnvironmentValues()
    for setting in settings { EnvironmentChange(setting).apply(to: &environment) }
    return environment
  }

  @Test func aForegroundColorIsTheForegroundStyle() {
    let colored = environment(.foregroundStyle("tint"), .foregroundColor(.system(.red)))
    #expect(colored.drawing.foregroundStyle == "red")
    let plain = environment(.foregroundStyle("tint"), .foregroundColor(nil))
    #expect(plain == EnvironmentValues())
  }

  @Test func stylesReachTheViewsInside() {
    let view = Sample.vStack([
      Sample.text("a").id("plain"),
      Sample.text("b").modifier(.foregroundStyle("blue")).id("own"),
    ])
    .modifier(.foregroundStyle("red")).modifier(.setting(.tint("green")))
    let result = SampleScene([view]).layout()
    func drawing(_ id: String) -> DrawingEnvironment? {
      result.view(withID: id)?.environment.drawing
    }
    #expect(drawing("plain")?.foregroundStyle == "red")
    #expect(drawing("own")?.foregroundStyle == "blue")
    #expect(drawing("own")?.tint == "green")
  }

  @Test func whatIsEquallyWideHasAMonospacedDesign() {
    #expect(TextAttributes(in: environment(.fontDesign(.serif))).font.design == .serif)
    #expect(TextAttributes(in: environment(.monospaced(true))).font.design == .monospaced)
    let both = environment(.monospaced(true), .fontDesign(.rounded))
    #expect(TextAttributes(in: both).font.design == .monospaced)
    let back = environment(.fontDesign(.rounded), .fontDesign(nil), .monospaced(false))
    #expect(TextAttributes(in: back).font == .body)
  }

  @Test(arguments: [
    (TextCase.uppercase, "en", "straße i", "STRASSE I"), (.lowercase, "en", "ÄI", "äi"),
    (.uppercase, "tr", "izmir ı", "İZMİR I"), (.uppercase, "az-Latn", "i", "İ"),
    (.lowercase, "tr-TR", "IĞDIR İ", "ığdır i"), (.uppercase, "trv", "i", "I"),
    (.uppercase, "", "\u{FFFC}i", "\u{FFFC}I"),
  ])
  func lettersFollowTheLanguage(
    _ textCase: TextCase,
    _ locale: String,
    _ text: String,
    _ shown: String
  ) {
    #expect(textCase.applied(to: text, locale: locale) == shown)
  }

  @Test func textIsMeasuredInTheLettersShown() {
    let shown = environment(.textCase(.uppercase))
    #expect(StyledText("aß", in: shown).content == "ASS")
    let runs = StyledText([TextRun("ß"), TextRun("b")], in: shown)
    #expect(runs.content == "SSB")
    #expect(runs.runs.map(\.length) == [2, 1])
    func width(_ sample: Sample) -> Double { SampleScene([sample]).layout().rootFrame.width }
    let upper = Sample.text("ßß").modifier(.setting(.textCase(.uppercase)))
    #expect(width(upper) == 2 * width(.text("ßß")))
    let result = SampleScene([upper]).layout()
    #expect(result.views[0].text?.lines.map(\.text) == ["SSSS"])
    #expect(result.views[0].shownString == "SSSS")
    #expect(result.views[0].string == "ßß")
  }
}

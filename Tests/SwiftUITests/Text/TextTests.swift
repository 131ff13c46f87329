import Assets
import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

extension SharedCatalogueTests {
  @MainActor struct TextTests {
    private func english(_ identifier: String = "en_US") -> SwiftUI.EnvironmentValues {
      var environment = SwiftUI.EnvironmentValues()
      environment.locale = Locale(identifier: identifier)
      return environment
    }

    private func runs(_ text: Text) -> [TextRun] { text.resolved(in: english()).runs }

    /// What a run changes.
    private func look(_ run: TextRun) -> LayoutCore.EnvironmentValues {
      var environment = LayoutCore.EnvironmentValues()
      run.change?.apply(to: &environment)
      return environment
    }

    // MARK: Keys

    @Test func numbersAreGroupedByTheLocale() {
      let text = Text("\(1234) of \(UInt8(7)) and \(2.5)")
      #expect(text.string(in: english()) == "1,234 of 7 and 2.500000")
      #expect(text.string(in: english("de_DE")) == "1.234 of 7 and 2,500000")
      #expect(Text("\(1234.5, specifier: "%.1f") 100%").string(in: english()) == "1,234.5 100%")
      #expect(Text("100%").string(in: english()) == "100%")
    }

    // V11.13
    @Test(arguments: [
      (3, "3 new comments"), (1, "1 new comment"), (0, "0 new comments"),
      (1234, "1,234 new comments"),
    ])
    func wordsAgreeWithTheirNumber(_ count: Int, _ words: String) {
      let text = Text("^[\(count) new comment](inflect: true)")
      #expect(text.string(in: english()) == words)
      #expect(Text("In ^[\(count) box](inflect: true).").string(in: english()).hasSuffix("."))
      // Strings have no markdown.
      #expect(String(localized: "^[\(3) box](inflect: true)") == "^[3 box](inflect: true)")
    }

    // V11.13
    @Test(arguments: [
      ("person", "people"), ("Child", "Children"), ("inbox", "inboxes"), ("city", "cities"),
      ("day", "days"), ("class", "classes"), ("bus", "buses"), ("woman", "women"),
      ("human", "humans"), ("items", "items"), ("sheep", "sheep"), ("shelf", "shelves"),
      ("PHOTO", "PHOTOS"), ("wish", "wishes"), ("", ""),
    ])
    func nounsHaveTheirPlurals(_ noun: String, _ plural: String) {
      #expect(EnglishPlural.plural(noun) == plural)
    }

    // V11.13
    @Test func whatIsNotKnownOfALanguageIsSaid() {
      let warnings = Warnings()
      AssetCatalogue.use(AssetCatalogue(folders: []) { warnings.append($0) })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      let text = Text("^[\(3) Brief](inflect: true), ^[\(2) Brief](inflect: true)")
      #expect(text.string(in: english("de")) == "3 Brief, 2 Brief")
      #expect(warnings.all.count == 1)
      #expect(Text("^[a](rainbow: true) ^[b] [c]").string(in: english()) == "a ^[b] [c]")
    }

    @Test func keysNameTheTypesOfTheirValues() {
      let key: LocalizedStringKey =
        "\(1) \(Int32(1)) \(UInt(1)) \(1.0) \(Float(1)) \("s") \(Text("t")) \(1, specifier: "%02d")%"
      #expect(key.key == "%lld %d %llu %lf %f %@ %@ %02d%%")
    }

    @Test func wordsAreLookedUpInTheLocale() throws {
      let folder = try ResourceFolder([
        "en.lproj/Localizable.strings": #""greet" = "Hello"; "pair" = "%2$@ after %1$lld";"#,
        "de.lproj/Localizable.strings": #"greet = "Hallo **du**";"#,
        "de.lproj/Other.strings": #"greet = "Tag";"#,
      ])
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      #expect(Text("greet").string(in: english()) == "Hello")
      #expect(Text(("greet")).string(in: english()) == "Hello")
      #expect(Text("greet").string(in: english("de_AT")) == "Hallo du")
      #expect(Text("greet", tableName: "Other").string(in: english("de")) == "Tag")
      // A language that nobody translated to has the words of the developers.
      #expect(Text("greet").string(in: english("fr")) == "Hello")
      #expect(Text("missing").string(in: english()) == "missing")
      #expect(Text(verbatim: "greet").string(in: english()) == "greet")
      let name = "greet"
      #expect(Text(name).string(in: english()) == "greet")
      #expect(String(localized: "greet", locale: Locale(identifier: "de")) == "Hallo **du**")
      let resource = LocalizedStringResource("greet", defaultValue: "Hi")
      #expect(Text(resource).string(in: english()) == "Hello")
      let other = LocalizedStringResource("nothing", defaultValue: "Hi \(3)")
      #expect(Text(other).string(in: english()) == "Hi 3")
      #expect(NSLocalizedString("nothing", value: "v", comment: "") == "v")
    }

    @Test func numbersChooseTheirForms() throws {
      let folder = try ResourceFolder([
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld файл"}},
              "few": {"stringUnit": {"value": "%lld файла"}},
              "many": {"stringUnit": {"value": "%lld файлов"}},
              "other": {"stringUnit": {"value": "%lld файла"}}}}}}},
          "%lld birds in %lld trees": {"localizations": {"en": {
            "stringUnit": {"value": "%#@birds@ in %#@trees@"},
            "substitutions": {
              "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg bird"}},
                "other": {"stringUnit": {"value": "%arg birds"}}}}},
              "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "one tree"}},
                "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}
        }}
        """,
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld days</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>In %#@days@</string>
          <key>days</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>no time</string>
            <key>one</key><string>%lld day</string>
            <key>other</key><string>%lld days</string>
          </dict></dict></dict></plist>
        """,
      ])
      AssetCatalogue.use(AssetCatalogue(folders: [folder.path]) { _ in })
      defer { AssetCatalogue.use(AssetCatalogue(folders: [])) }
      func files(_ count: Int, _ locale: String) -> String {
        Text("\(count) files").string(in: english(locale))
      }
      #expect(files(1, "en") == "1 file")
      #expect(files(1200, "en") == "1,200 files")
      #expect(
        [1, 3, 5, 21].map { files($0, "ru") } == ["1 файл", "3 файла", "5 файлов", "21 файл"]
      )
      #expect(
        Text("\(1) birds in \(2) trees").string(in: english("en")) == "1 bird in 2 trees"
      )
      #expect(
        Text("\(4) birds in \(1) trees").string(in: english("en")) == "4 birds in one tree"
      )
      let days = [0, 1, 5].map { Text("\($0) days").string(in: english("en")) }
      #expect(days == ["In no time", "In 1 day", "In 5 days"])
    }

    // MARK: Looks

    @Test func markdownOfKeysHasALook() {
      let runs = runs(Text("a **b *c*** `d*` ~~e~~ [f](https://a.b) g_h_i \\*j\\*"))
      #expect(
        runs.map(\.content) == ["a ", "b ", "c", " ", "d*", " ", "e", " ", "f", " g_h_i *j*"]
      )
      #expect(look(runs[1]).fontWeight == .bold && !look(runs[1]).italic)
      #expect(look(runs[2]).fontWeight == .bold && look(runs[2]).italic)
      #expect(look(runs[4]).monospaced)
      #expect(look(runs[6]).drawing.strikethrough == TextLineStyle())
      #expect(look(runs[8]).drawing.foregroundStyle == StyleValue(.semantic(.tint)))
      #expect(runs[9].change == nil)
    }

    @Test func valuesInKeysAreNoMarkdown() {
      let value = "**x**"
      #expect(Text("a \(value)").string(in: english()) == "a **x**")
      let runs = runs(Text("**\(value)** b"))
      #expect(runs.map(\.content) == ["**x**", " b"])
      #expect(look(runs[0]).fontWeight == .bold)
      #expect(Text(value).string(in: english()) == "**x**")
    }

    @Test func textsThatAreJoinedKeepTheirLooks() {
      let text = (Text("a").bold() + Text("b").foregroundColor(.red)).italic()
      let runs = runs(text)
      #expect(runs.map(\.content) == ["a", "b"])
      #expect(look(runs[0]).fontWeight == .bold)
      #expect(look(runs[1]).drawing.foregroundStyle == StyleValue(.color(.system(.red))))
      #expect(text.modifiers.count == 1)
    }

    @Test func attributesOfStringsAreShown() throws {
      var string = AttributedString("one two")
      string.font = .title
      if let range = string.range(of: "two") {
        string[range].foregroundColor = .blue
        string[range].underlineStyle = .single
        string[range].kern = 2
      }
      let runs = runs(Text(string))
      #expect(runs.map(\.content) == ["one ", "two"])
      #expect(look(runs[0]).font == TextFont(size: .style(.title)))
      #expect(look(runs[1]).drawing.foregroundStyle == StyleValue(.color(.system(.blue))))
      #expect(look(runs[1]).drawing.underline == TextLineStyle())
      #expect(look(runs[1]).kerning == 2)
      let marked = try AttributedString(markdown: "# Head\n\na **b**\nc")
      #expect(String(marked.characters) == "Heada b c")
      #expect(marked.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }

    // MARK: Values

    @Test func datesAndFormatsFollowTheLocale() {
      #expect(Text(0.25, format: .percent).string(in: english()) == "25%")
      #expect(Text(1234.5, format: .number).string(in: english("de")) == "1.234,5")
      let now = Date()
      #expect(
        Text(timerInterval: now...now.addingTimeInterval(3725), pauseTime: now)
          .string(in: english()) == "1:02:05"
      )
      #expect(
        Text(
          timerInterval: now...now.addingTimeInterval(3725),
          pauseTime: now,
          showsHours: false
        ).string(in: english()) == "62:05"
      )
      let start = Date(timeIntervalSince1970: 82800)
      var environment = english()
      environment.timeZone = .gmt
      #expect(Text(start, style: .date).string(in: environment) == "January 1, 1970")
      environment.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
      #expect(Text(start, style: .date).string(in: environment) == "January 2, 1970")
      let relative = Text(now.addingTimeInterval(-7265), style: .relative)
      #expect(relative.string(in: english()) == "2 hr, 1 min")
    }

    // MARK: Fonts

    @Test func weightsAndDigitsArePartsOfAFont() {
      let font = SwiftUI.Font.title.weight(.heavy)
      #expect(font.engine == TextFont(size: .style(.title), weight: .heavy))
      #expect(SwiftUI.Font.body.bold() == SwiftUI.Font.body.weight(.bold))
      let digits = Text("1").font(.body.monospacedDigit())
      #expect(digits.modifiers.count == 1)
      let runs = runs(
        Text("1").monospacedDigit() + Text("2").baselineOffset(4) + Text("3").fontWeight(.thin)
      )
      #expect(runs.map(\.content) == ["1", "2", "3"])
      #expect(look(runs[0]).monospacedDigit && !look(runs[1]).monospacedDigit)
      #expect(look(runs[1]).baselineOffset == 4)
      #expect(look(runs[2]).fontWeight == .thin)
    }

    @Test func fontsOfOthersFollowTheReader() {
      var environment = LayoutCore.EnvironmentValues()
      environment.dynamicTypeSize = .accessibility5
      environment.displayScale = 3
      func size(_ font: SwiftUI.Font) -> Double { font.engine.pointSize(in: environment) }
      // 16 · 62 / 22 and 34 · 70 / 41 in thirds, as recorded: 45.0 ± 0.3 (M1.16).
      #expect(size(.custom("A", size: 16, relativeTo: .body)) == 45)
      #expect(size(.custom("A", size: 17)) == 48)
      #expect(size(.custom("A", fixedSize: 34)) == 34)
      #expect(size(.system(size: 34)) == 34)
      #expect(size(.custom("A", size: 34, relativeTo: .largeTitle)) == 58)
      #expect(SwiftUI.Font.custom("A", size: 10).engine.family == "A")
    }
  }
}

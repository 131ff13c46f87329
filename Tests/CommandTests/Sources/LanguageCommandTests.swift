import Foundation
import Testing

/// `espalier rtl --locale` and `--pseudo`: texts beside those in another language.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler")) struct LanguageCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI

      struct Card: View {
        let count = 3
        var body: some View {
          VStack {
            Text("Save")
            Text("Settings")
            Text("Order").lineLimit(1).frame(width: 60)
            Text("Sent").frame(width: 60)
            Text(verbatim: "Espalier")
            Text("\\(count) items")
            Text("**Bold** and [link](https://example.org)")
            Image(systemName: "gear").accessibilityLabel("Gear")
          }
        }
      }

      #Preview { Card() }

      """
    )
    func unit(_ value: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }
    func entry(_ key: String, _ arabic: String) -> String {
      #""\#(key)": {"localizations": {"ar": \#(unit(arabic))}}"#
    }
    let entries = [
      entry("Save", "حفظ"), entry("Order", "طلب الشراء الكامل من المتجر"),
      entry("Sent", "تم الإرسال إلى جارك اليوم"), entry("%lld items", "%lld عناصر"),
      entry("**Bold** and [link](https://example.org)", "**عريض** و[رابط](https://example.org)"),
      #""Settings": {}"#,
    ]
    try scratch.write(
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries.joined(separator: ","))}}"#
    )
  }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  /// English stands beside Arabic, both made by the program (W7.18 to W7.20).
  @Test func whatATranslationChangesIsNamedWithItsLine() throws {
    let run = try run("rtl Card.swift --locale ar --strict")
    #expect(run.status == 1, "\(run.errors)")
    let found = run.lines.filter { $0.contains(": warning: ") || $0.contains(": note: ") }
    #expect(
      found.contains("Card.swift:8:7: warning: 'Settings' is not translated [untranslated]"),
      "\(run.output)"
    )
    #expect(
      found.contains { $0.hasPrefix("Card.swift:14:") && $0.contains("'Gear' is not translated") }
    )
    #expect(
      found.contains {
        $0.hasPrefix("Card.swift:9:7: warning: ")
          && $0.hasSuffix("'Order' is whole [translation-cut]")
      }
    )
    #expect(
      found.contains {
        $0.hasPrefix("Card.swift:10:7: note: ") && $0.hasSuffix("[translation-wraps]")
      }
    )
    #expect(found.count { $0.hasSuffix("[untranslated]") } == 2)
    #expect(run.output.contains("texts in en | ar"))
    #expect(run.output.contains("2 not translated, 1 newly truncated, 1 on more lines"))
    #expect(!run.output.contains("حفظ"), "what is in order is not printed")
    #expect(try self.run("rtl Card.swift --locale ar --all").output.contains("'Save' | 'حفظ'"))
  }

  @Test func theDocumentHasBothLanguages() throws {
    let run = try run("rtl Card.swift --locale ar --format json")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let languages = try #require(document["languages"] as? [String: Any])
    #expect(languages["usual"] as? String == "en" && languages["language"] as? String == "ar")
    let texts = try #require(languages["texts"] as? [[String: Any]])
    #expect(texts.first?["usual"] as? String == "Save" && texts.first?["words"] as? String == "حفظ")
    #expect(texts.compactMap { $0["untranslated"] as? String } == ["Settings"])
    #expect(languages["unseenUntranslated"] as? [String] == ["Gear"])
  }

  /// A program without any string of a language is not told key by key (W7.18).
  @Test func aLanguageThatIsNotThereIsOneWarning() throws {
    let run = try run("rtl Card.swift --locale he --strict")
    #expect(run.errors.contains("no table of strings has the language 'he'"))
    #expect(!run.output.contains("[untranslated]"))
    #expect(try !self.run("rtl Card.swift --locale en").output.contains("texts in"))
  }

  /// Values, verbatim texts and addresses stay as they are (V11.16).
  @Test(arguments: [
    ("bounded", ["[# Save #]", "[# 3 items #]", "[# Bold and link #]"], "Espalier"),
    ("accented", ["Šávé", "3 íţéḿš", "Ɓöļđ áñđ ļíñķ"], "Espalier"),
    ("double", ["Save Save", "3 items 3 items"], "Espalier"),
    ("rtl", ["Save", "3 items"], "Espalier"),
    ("rtl-strings", ["\u{202E}Save\u{202C}"], "Espalier"),
  ])
  func pseudoLocalesChangeTextsThatAreLookedUp(
    _ name: String,
    _ words: [String],
    _ verbatim: String
  ) throws {
    let run = try run("layout Card.swift --format json --pseudo \(name)")
    #expect(run.status == 0, "\(run.errors)")
    for word in words { #expect(run.output.contains("\"\(word)\""), "\(word): \(run.output)") }
    #expect(run.output.contains("\"\(verbatim)\""))
    let isRightToLeft = name.hasPrefix("rtl")
    #expect(run.output.contains("\"layoutDirection\": \"rightToLeft\"") == isRightToLeft)
  }

  /// A pseudo-locale stands beside the language itself, and nothing of it is untranslated.
  @Test func longTextsAreTriedWithoutATranslation() throws {
    let run = try run("rtl Card.swift --pseudo double")
    #expect(run.output.contains("texts in en | en-x-double"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("'Order Order'"))
    #expect(run.output.contains("[translation-cut]") && !run.output.contains("[untranslated]"))
  }

  /// The texts of specs are changed as well (V11.16).
  @Test func textsOfSpecsAreChanged() throws {
    try scratch.write("a.json", #"{"view": {"type": "Text", "content": "Save 5"}}"#)
    let run = try run("layout a.json --pseudo bounded --format outline")
    #expect(run.output.contains(#""[# Save 5 #]""#), "\(run.output)\(run.errors)")
    #expect(
      try self.run("rtl a.json --pseudo accented --all").output.contains("'Save 5' | 'Šávé 5'")
    )
  }
}

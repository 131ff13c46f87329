import Foundation
import Testing

/// `espalier audit` of Swift sources: places, silences, what is known, settings.
@Suite(.enabled(if: SwiftCommand.canRun)) struct AuditSourceTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI

      struct Card: View {
        var body: some View {
          VStack(spacing: 40) {
            Text("Delete").onTapGesture {}
            // espalier:ignore role-missing — the menu has it, too
            Text("Archive").onTapGesture {}
            Text("Move").onTapGesture {}  // espalier:ignore role-missing
            Button {} label: { Circle().frame(width: 50, height: 50) }
          }
        }
      }

      #Preview { Card() }

      """
    )
  }

  private func audit(_ options: String) throws -> Espalier.Run {
    try SwiftCommand.run(
      "audit Card.swift --rule role-missing --rule name-missing " + options,
      in: scratch.path
    )
  }

  @Test func viewsHaveTheirLinesAndCommentsSilence() throws {
    let run = try audit("")
    #expect(run.status == 1)
    let found = run.lines.filter { $0.contains(": error: ") }
    #expect(
      found == [
        "Card.swift:6:7: error: a tap on 'Delete' does something, and its traits do not say so "
          + "[role-missing]",
        "Card.swift:9:7: error: a tap on 'Move' does something, and its traits do not say so "
          + "[role-missing]",
        "Card.swift:10:7: error: Button has no name: nothing says what it is for [name-missing]",
      ]
    )
    #expect(run.output.contains("3 errors, 0 warnings, 0 notes, 0 unknown, 1 silenced"))
    #expect(run.errors.contains("Card.swift:9:1: warning: a silence needs a reason"))
  }

  @Test func whatIsKnownIsLeftOut() throws {
    #expect(try audit("--format json -o known.json --fail-on never").status == 0)
    let run = try audit("--baseline known.json")
    #expect(run.status == 0)
    #expect(run.output.contains("0 errors, 0 warnings, 0 notes, 0 unknown, 1 silenced, 3 known"))
    // Lines move.
    let text = try scratch.read("Card.swift")
    try scratch.write("Card.swift", "// A card.\n" + text)
    #expect(try audit("--baseline known.json").status == 0)
    try scratch.write("other.json", "{}")
    let wrong = try audit("--baseline other.json")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("other.json: error: the baseline is no report of an audit"))
  }

  /// The languages of string catalogues are variants, and so are words that are twice as long (W3.9).
  @Test func longWordsOfAProjectsLanguageAreFound() throws {
    let screens = try ScratchFolder()
    try screens.write(
      "Save.swift",
      """
      import SwiftUI

      #Preview {
        VStack {
          Text("Save").lineLimit(1).frame(width: 90)
          Text(verbatim: "Save").lineLimit(1).frame(width: 50)
        }
      }

      """
    )
    try screens.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "Änderungen speichern"}}}}}}

      """
    )
    let run = try SwiftCommand.run("audit Save.swift --fail-on never", in: screens.path)
    let found = run.lines.filter { $0.contains("[expansion]") }
    #expect(found.count == 1, "\(run.output)")
    #expect(found.first?.hasPrefix("Save.swift:") == true)
    #expect(found.first?.contains("in 'de'") == true)
    #expect(run.output.contains("in locale de"))
    let twice = try SwiftCommand.run("layout Save.swift --locale en-x-double", in: screens.path)
    #expect(twice.output.contains("Save Save"))
  }

  @Test func settingsChangeLevels() throws {
    try scratch.write(
      ".espalier.yml",
      "audit:\n  severity:\n    role-missing: note\n    name-missing: off\n"
    )
    let run = try audit("")
    #expect(run.status == 0)
    #expect(run.output.contains("0 errors, 0 warnings, 2 notes"))
    try scratch.write(".espalier.yml", "audit:\n  exclude:\n    - \"Card*\"\n")
    #expect(try audit("").status == 0)
    try scratch.write(".espalier.yml", "audit:\n  severity:\n    role-mising: note\n")
    let wrong = try audit("")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("no rule is called 'role-mising'"))
  }
}

import Foundation
import Testing

/// `espalier look` and `espalier skill`: a screen in few words, with the numbers of its picture.
@Suite struct LookCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ arguments: String) throws -> Espalier.Run {
    try Espalier.shell("\"$espalier\" look \(arguments)", in: scratch.path)
  }

  /// A screen with a text of a width, a button below it, and what is outside of the window.
  private func write(width: Int = 200, spacing: Int = 8, title: String = "Save") throws {
    try scratch.write(
      "card.json",
      """
      { "scene": { "width": 200, "height": 100 },
        "view": { "type": "VStack", "spacing": \(spacing), "children": [
          { "type": "Text", "content": "Avocado Toast",
            "modifiers": [{ "lineLimit": 1 }, { "frame": { "width": \(width), "height": 20 } }] },
          { "type": "Button", "label": { "type": "Text", "content": "\(title)" } }
        ] } }
      """
    )
  }

  @Test func aLineForEachViewHasItsNumberPlaceLineAndWords() throws {
    try write(width: 60)
    let look = try run("card.json --text fixed")
    #expect(look.status == 0, "\(look.errors)")
    let lines = look.lines
    #expect(lines.first == "card.json: 200×100, leftToRight, large")
    let text = try #require(lines.first { $0.hasPrefix("1 Text ") })
    #expect(text.contains(" :3 \"Avocado Toast\" truncated to \"Avo"), "\(text)")
    let button = try #require(lines.first { $0.hasPrefix("2 Button ") })
    #expect(button.hasSuffix(" :5 \"Save\""), "\(button)")
    // The control's own text is no line.
    #expect(!lines.contains { $0.hasPrefix("3 ") })
  }

  @Test func thePictureIsSmall() throws {
    try write()
    let look = try run("card.json --display-scale 9 -o look.png")
    #expect(look.status == 0, "\(look.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/look.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let sides = [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(sides == [1000, 500])
  }

  @Test func whatHasChangedIsSaidInPoints() throws {
    try write(spacing: 8)
    let whole = try run("card.json --text fixed --diff card.look")
    #expect(whole.lines.contains { $0.hasPrefix("2 Button ") })
    let same = try run("card.json --text fixed --diff card.look")
    #expect(same.lines.dropFirst().elementsEqual(["nothing has changed"]), "\(same.output)")
    try write(spacing: 16)
    let moved = try run("card.json --text fixed --diff card.look")
    // The stack is in the middle: half of what is between goes up, half down.
    let button = try #require(moved.lines.first { $0.hasPrefix("2 Button 'Save' moved ") })
    let numbers = button.split(separator: " ").compactMap { Double($0) }
    #expect(button.hasSuffix(" down") && numbers.count == 3, "\(button)")
    #expect(abs((numbers.last ?? 0) - (numbers.dropLast().last ?? 0) - 4) < 0.2, "\(button)")
    try write(spacing: 16, title: "Keep")
    let renamed = try run("card.json --text fixed --diff card.look")
    #expect(renamed.output.contains("2 Button 'Keep' said \"Save\" before"), "\(renamed.output)")
    try write(width: 60, spacing: 16, title: "Keep")
    let cut = try run("card.json --text fixed --diff card.look")
    #expect(cut.output.contains("is truncated now to \"Avo"), "\(cut.output)")
    #expect(try run("card.json --diff card.json").status == 64)
    try scratch.write("other", "something else")
    let foreign = try run("card.json --diff other")
    #expect(foreign.status == 64 && foreign.errors.contains("keeps no look"), "\(foreign.errors)")
  }

  @Test func errorsOfTheAuditAreAmongIt() throws {
    try scratch.write(
      "gray.json",
      """
      { "scene": { "width": 200, "height": 100 }, "view": { "type": "Text", "content": "pale",
        "modifiers": [{ "foregroundStyle": "#DDDDDD" }] } }
      """
    )
    let look = try run("gray.json")
    #expect(look.status == 0, "\(look.errors)")
    #expect(look.lines.contains { $0.hasPrefix("error 1 :1: ") && $0.hasSuffix("[contrast-text]") })
    try write()
    #expect(try run("card.json").lines.contains("no errors of the audit"))
  }

  private struct Document: Decodable {
    struct View: Decodable {
      let number: Int
      let frame: [Double]
      let source: String?
      let text: String?
    }
    let file: String
    let views: [View]
    let changes: [String]?
  }

  @Test func theDocumentHasTheSame() throws {
    try write()
    let look = try run("card.json --text fixed --format json")
    let document = try JSONDecoder().decode(Document.self, from: Data(look.output.utf8))
    #expect(document.views.map(\.number) == [1, 2] && document.changes == nil)
    #expect(document.views[1].text == "Save" && document.views[1].source == ":5")
    _ = try run("card.json --text fixed --diff card.look")
    let again = try run("card.json --text fixed --format json --diff card.look")
    #expect(try JSONDecoder().decode(Document.self, from: Data(again.output.utf8)).changes == [])
  }

  /// A usual screen takes less than 1,500 tokens, of about four bytes each.
  @Test func usualScreensTakeFewWords() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Espalier.specs + "/Screens")
    for name in names.sorted() where name.hasSuffix(".json") {
      let look = try Espalier.run("look", "Screens/\(name)", "--format", "text")
      for screen in look.output.components(separatedBy: "no errors of the audit\n") {
        #expect(screen.utf8.count < 6000, "\(name): \(screen.utf8.count) bytes")
      }
    }
  }

  // MARK: Swift

  private static let card = #"""
    import SwiftUI
    struct Card: View {
      @State private var isSaved = false
      var body: some View {
        VStack {
          Text("Avocado Toast")
          Button("Save") { isSaved = true }
          if isSaved { Text("It is kept") }
        }
      }
    }
    #Preview("Light") { Card() }
    #Preview("Dark") { Card().preferredColorScheme(.dark) }
    """#

  @Test(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
  func linesAreThoseOfTheSource() throws {
    try scratch.write("Card.swift", Self.card)
    let look = try SwiftCommand.run(
      "look Card.swift --preview Light --do 'activate Save' -o look.png",
      in: scratch.path
    )
    #expect(look.status == 0, "\(look.errors)")
    #expect(look.lines.first?.hasPrefix("Card.swift#Light: 390×844") == true, "\(look.output)")
    for (line, words) in [6: "Avocado Toast", 7: "Save", 8: "It is kept"] {
      #expect(look.output.contains(" :\(line) \"\(words)\"\n"), "\(look.output)")
    }
    let both = try SwiftCommand.run("look Card.swift -o both.png", in: scratch.path)
    #expect(both.status == 64 && both.errors.contains("--preview"), "\(both.errors)")
  }

  /// Each command of the skill does what it says.
  @Test(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
  func theSkillsCommandsWork() throws {
    let skill = try Espalier.run("skill").output
    #expect(skill.hasPrefix("---\nname: espalier\ndescription: "))
    #expect(skill.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    try scratch.write("Card.swift", Self.card)
    var isCode = false
    var commands: [Substring] = []
    for line in skill.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        commands.append(line)
      }
    }
    #expect(commands.count > 10)
    for command in commands {
      try #require(command.hasPrefix("espalier "))
      // A look that draws is one of one screen.
      let line = command.dropFirst("espalier ".count)
      let arguments = line.contains("-o ") ? "\(line) --preview Light" : String(line)
      let run = try SwiftCommand.run(arguments, in: scratch.path)
      // An audit that finds something ends with 1.
      let finds = line.hasPrefix("audit") && run.status == 1 && !run.output.isEmpty
      #expect(run.status == 0 || finds, "\(command): \(run.errors)")
    }
  }
}

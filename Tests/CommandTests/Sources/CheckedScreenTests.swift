import Foundation
import Testing

/// A check says all that the other commands would say of the screens of Swift sources.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct CheckedScreenTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func espalier(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  private static let missing = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack {
          Color("ground").frame(height: 4)
          Image("hero").resizable().frame(width: 9, height: 9)
          Image(systemName: "no.such.symbol")
          Label("Words", systemImage: "nor.this")
          Text("a \\(Image(systemName: "nor.that"))")
          Text("x").font(.custom("Nowhere Sans", size: 12))
          Text("y").frame(width: .nan)
        }
      }
    }
    #Preview("one") { Card() }
    #Preview("two") { Card() }

    """

  // V11.14
  @Test func checkSaysAllThatIsMissingOnce() throws {
    try scratch.write("card.swift", Self.missing)
    let run = try espalier("check card.swift")
    #expect(run.status == 0)
    #expect(run.output == "1 file with 2 screens is fine\n")
    let expected = [
      "5:13: warning: there is no colour named 'ground' beside the sources; it is clear",
      "6:13: warning: there is no image named 'hero' beside the sources; nothing is shown",
      "7:25: warning: nothing stands in for the symbol 'no.such.symbol'; its place is marked",
      "8:35: warning: nothing stands in for the symbol 'nor.this'; its place is marked",
      "9:35: warning: nothing stands in for the symbol 'nor.that'; its place is marked",
    ]
    for line in expected {
      #expect(run.errorLines.filter { $0 == "card.swift:\(line)" }.count == 1, "\(line)")
    }
    #expect(run.errors.contains("card.swift:10:30: warning: "), "\(run.errors)")
    // What a picture says is no more.
    let picture = try espalier("picture card.swift -q -o c.png")
    #expect(picture.errors == "")
    let drawn = try espalier("picture card.swift -o c.png").errorLines
    let said = Set(drawn.filter { $0.contains(": warning: ") })
    #expect(said == Set(run.errorLines.filter { $0.contains(": warning: ") }))
    #expect(drawn.filter { $0.contains("'ground'") }.count == 1)
    #expect(drawn.filter { $0.contains("'hero'") }.count == 1)
    #expect(try espalier("check -q card.swift").errors == "")
  }

  // V11.14
  @Test(arguments: ["layout", "accessibility", "rtl"])
  func unknownSymbolsAreSaidByEachCommand(_ command: String) throws {
    try scratch.write("card.swift", Self.missing)
    let run = try espalier("\(command) card.swift --text fixed")
    #expect(run.status == 0)
    for name in ["no.such.symbol", "nor.this", "nor.that", "ground", "hero"] {
      #expect(run.errorLines.filter { $0.contains("'\(name)'") }.count == 1, "\(name)")
    }
  }

  // V11.14
  @Test func symbolsOfSpecsAreSaidWhereTheyAreWritten() throws {
    try scratch.write(
      "card.json",
      """
      { "view": { "type": "HStack", "children": [
        { "type": "Image", "systemName": "star.fill" },
        { "type": "Image", "systemName": "no.such.symbol" },
        { "type": "Label", "title": "Words", "systemImage": "nor.this" }
      ] } }
      """
    )
    for command in ["check", "layout", "accessibility", "rtl", "picture -o c.png"] {
      let run = try espalier("\(command) card.json")
      #expect(run.status == 0)
      let lines = run.errorLines.filter { $0.contains(": warning: ") }
      #expect(
        lines.first
          == "card.json:3:3: warning: nothing stands in for the symbol 'no.such.symbol'; its place "
          + "is marked",
        "\(command): \(run.errors)"
      )
      #expect(lines.count == 2 && lines.last?.hasPrefix("card.json:4:3: ") == true, "\(lines)")
    }
  }

  @Test func checkRunsTheScreensUnlessItIsToldNotTo() throws {
    try scratch.write(
      "provider.swift",
      """
      import SwiftUI
      struct Crash_Previews: PreviewProvider {
        static var previews: some View { Text(["", ""][2]) }
      }
      """
    )
    let run = try espalier("check provider.swift")
    #expect(run.status == 70)
    #expect(run.errors.contains("provider.swift:3:"))
    let compiled = try espalier("check --no-run provider.swift")
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(compiled.output == "1 file with 1 screen is fine\n")
  }

  @Test func sourcesWithoutScreensAreFine() throws {
    try scratch.write("model.swift", "import SwiftUI\nstruct Model { var count = 0 }\n")
    for options in ["", "--no-run"] {
      let run = try espalier("check \(options) model.swift")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "1 file with 0 screens is fine\n")
    }
    #expect(try espalier("layout model.swift").status == 65)
  }

  // Xcode refuses it as well.
  @Test func aSourceThatDoesNotImportSwiftUIIsRefused() throws {
    try scratch.write("plain.swift", "import Foundation\nstruct A: View { var body: Int { 0 } }\n")
    let run = try espalier("check plain.swift")
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "plain.swift:2:11: error: cannot find type 'View' in scope: the file has no 'import SwiftUI'"
      ),
      "\(run.errors)"
    )
  }
}

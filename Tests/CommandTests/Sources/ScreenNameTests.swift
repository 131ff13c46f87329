import Foundation
import Testing

/// What screens of Swift sources are called, and how they are chosen.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ScreenNameTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("card") } }
      #Preview("Dark") { Card() }
      #Preview { Card() }
      #Preview { Card() }
      """
    )
    try scratch.write(
      "App/Views/Row.swift",
      """
      import SwiftUI
      struct Row: View { var body: some View { Text("row") } }
      #Preview("Dark") { Row() }
      """
    )
  }

  private func espalier(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  private func names(_ run: Espalier.Run) throws -> [String] {
    try run.lines.map { try #require(try parse($0)["file"] as? String) }
  }

  private static let all = [
    "App/Card.swift#Dark", "App/Card.swift#preview", "App/Card.swift#preview 2",
    "App/Views/Row.swift#Dark",
  ]

  @Test func namesStayWhenAFileIsAdded() throws {
    let before = try espalier("layout App --text fixed")
    #expect(try names(before) == Self.all, "\(before.errors)")
    try scratch.write("App/About.swift", "import SwiftUI\n#Preview { Text(\"about\") }\n")
    let after = try espalier("layout App --text fixed")
    #expect(try names(after) == ["App/About.swift"] + Self.all)
  }

  @Test(arguments: [
    ("Dark", ["App/Card.swift#Dark", "App/Views/Row.swift#Dark"]),
    ("Card.swift#Dark", ["App/Card.swift#Dark"]), ("Card#Dark", ["App/Card.swift#Dark"]),
    ("App/Card.swift#preview 2", ["App/Card.swift#preview 2"]),
    ("Row.swift#Dark", ["App/Views/Row.swift#Dark"]),
    ("Views/Row#Dark", ["App/Views/Row.swift#Dark"]),
  ])
  func aPreviewIsChosenByItsFileToo(_ name: String, _ chosen: [String]) throws {
    let run = try espalier("layout App --text fixed --preview '\(name)' | jq -c .")
    #expect(run.errors == "")
    #expect(try names(run) == chosen)
  }

  @Test func anUnknownFileIsNoPreview() throws {
    let run = try espalier("layout App --preview 'Other.swift#Dark'")
    #expect(run.status == 65)
    #expect(run.errors.contains("no preview is called 'Other.swift#Dark'"), "\(run.errors)")
  }

  @Test func aViewTypeIsNamedByItsFile() throws {
    let run = try espalier("layout App --view Row --text fixed | jq -c .")
    #expect(try names(run) == ["App/Views/Row.swift"], "\(run.errors)")
  }

  @Test func numberedPicturesSayWhichScreenEachIs() throws {
    let run = try espalier("picture App --text fixed --display-scale 1 -o p.png")
    #expect(run.status == 0)
    #expect(
      run.errorLines == [
        "p-1.png: App/Card.swift#Dark", "p-2.png: App/Card.swift#preview",
        "p-3.png: App/Card.swift#preview 2",
        "p-4.png: App/Views/Row.swift#Dark",
      ],
      "\(run.errors)"
    )
  }

  @Test func swiftOnStandardInputIsRefusedWithAWordAboutIt() throws {
    for command in ["layout -", "check", "picture - -o p.png", "accessibility -", "rtl -"] {
      let run = try SwiftCommand.shell(
        "$espalier \(command) < App/Card.swift",
        in: scratch.path
      )
      #expect(run.status == 65)
      #expect(
        run.errors == """
          <stdin>: error: standard input holds Swift, which is compiled by the name of its file
          hint: write it to a file that ends in .swift, and give that

          """,
        "\(command)"
      )
    }
  }

  @Test func picturesDoNotGoToATerminal() throws {
    for format in ["", "--format pdf"] {
      let line = "$espalier picture App --preview Card#Dark --text fixed \(format)"
      let run = try SwiftCommand.shell(
        "TERM=xterm script -qec '\(line)' /dev/null < /dev/null",
        in: scratch.path
      )
      #expect(run.output.contains("A picture cannot be printed on a terminal"), "\(run.output)")
      #expect(!run.output.contains("IHDR") && !run.output.contains("%PDF"))
      let piped = try SwiftCommand.shell("\(line) | wc -c", in: scratch.path)
      let count = Int(piped.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
      #expect(count > 100, "\(piped.errors)")
    }
  }
}

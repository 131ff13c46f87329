import Foundation
import Testing

/// Swift files among the inputs of a command: each is compiled, and shown by a process of its own.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SwiftInputTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("a.swift", Self.source(#"Text("first")"#))
    try scratch.write("card.json", SampleSpecs.good)
    try scratch.write("wrong.swift", Self.source("Text(3 + true)"))
    try scratch.write("crash.swift", Self.source(#"Text(["", ""][2])"#))
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/app",
      withIntermediateDirectories: true
    )
    try scratch.write(
      "app/Card.swift",
      """
      import SwiftUI
      #Preview("one") { Title(words: "in a folder") }
      #Preview("two") { HStack { Title(words: "left"); Spacer() } }
      """
    )
    try scratch.write(
      "app/Title.swift",
      """
      import SwiftUI
      struct Title: View {
        var words: String
        var body: some View { Text(words) }
      }
      """
    )
  }

  private static func source(_ view: String) -> String {
    "import SwiftUI\n#Preview { \(view) }\n"
  }

  private func espalier(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  /// The screens that a run of JSON Lines has.
  private func files(_ run: Espalier.Run) throws -> [String] {
    try run.lines.map { try #require(try parse($0)["file"] as? String) }
  }

  @Test(arguments: [
    ("mkfifo app/pipe.swift", "it is a pipe"), ("ln -s /dev/zero app/pipe.swift", "it is a device"),
  ])
  func whatNeverEndsIsNoSource(command: String, problem: String) throws {
    // The first command of a build also makes what sources are compiled against.
    let run = try SwiftCommand.shell(
      "\(command); timeout 400 $espalier check app",
      in: scratch.path
    )
    #expect(run.status == 66)
    #expect(run.errors == "app/pipe.swift: error: cannot read the file: \(problem)\n")
  }

  @Test func aFileThatNeedsOthersSaysWhichFolderHasThem() throws {
    try scratch.write("app/Views/Row.swift", Self.source(#"Title(words: "alone")"#))
    var run = try espalier("check app/Views/Row.swift")
    #expect(run.status == 65)
    #expect(run.errors.contains("app/Views/Row.swift:2:12: error: cannot find 'Title' in scope"))
    #expect(run.errors.contains("\nhint: other files declare what is missing; give the folder"))
    #expect(run.errors.contains(": 'app', with --preview"))
    #expect(try espalier("check app").status == 0)
    // Nobody declares it.
    try scratch.write("app/Views/Row.swift", Self.source("Heading()"))
    run = try espalier("check app/Views/Row.swift")
    #expect(run.status == 65 && !run.errors.contains("hint"))
  }

  @Test func filesFoldersAndSpecsArePrintedInTheirOrder() throws {
    let run = try espalier("layout app a.swift card.json a.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try files(run) == [
        "app/Card.swift#one", "app/Card.swift#two", "a.swift", "card.json", "a.swift",
      ]
    )
  }

  @Test func aSourceThatIsGivenAloneIsAnIndentedDocument() throws {
    let run = try espalier("layout a.swift")
    #expect(run.output.hasPrefix("{\n  \"espalier\": \"geometry\","))
    #expect(try espalier(#"layout app --preview two"#).output.hasPrefix("{\n  \"espalier\""))
  }

  @Test func mistakesAndCrashesEndNothingElseAndTheWorstStatusIsThatOfAll() throws {
    let mistake = try espalier("layout wrong.swift a.swift none.swift card.json")
    #expect(try files(mistake) == ["a.swift", "card.json"])
    #expect(mistake.status == 66)
    #expect(mistake.errors.contains("wrong.swift:2:"))
    #expect(mistake.errors.contains("none.swift: error: cannot read the file"))
    let crash = try espalier("layout wrong.swift crash.swift a.swift")
    #expect(try files(crash) == ["a.swift"])
    #expect(crash.status == 70)
    #expect(crash.errors.contains("Index out of range"))
    #expect(crash.errors.contains("crash.swift:2:"))
  }

  @Test func whatCrashesIsMissingAmongThePreviewsOfItsFileAndSaysWhereOnce() throws {
    try scratch.write(
      "previews.swift",
      """
      import SwiftUI
      struct Cell: View {
        var words: [String]
        var body: some View { Text(words[0]) }
      }
      #Preview("first") { Cell(words: ["x"]) }
      #Preview("none") { Cell(words: []) }
      struct Cells_Previews: PreviewProvider {
        static var previews: some View { Cell(words: [[String]().first!]) }
      }
      #Preview("last") {
        let words = ["y"]
        Cell(words: words)
      }
      #Preview("wrong") { Cell(words: []) }
      """
    )
    let run = try espalier("layout previews.swift -o shown.json")
    #expect(run.status == 70)
    let shown = try scratch.read("shown.json").split(separator: "\n").map {
      try parse(String($0))["file"] as? String
    }
    #expect(shown == ["previews.swift#first", "previews.swift#last"])
    #expect(run.errors.components(separatedBy: "Index out of range").count == 3)
    #expect(run.errors.components(separatedBy: "previews.swift:4:").count == 3)
    #expect(run.errors.components(separatedBy: "found nil").count == 2)
    #expect(run.errors.contains("previews.swift:9:"))
    #expect(!run.errors.contains("no preview"))
    let both = try espalier("layout previews.swift a.swift")
    #expect(try files(both) == ["previews.swift#first", "previews.swift#last", "a.swift"])
    #expect(both.status == 70)
    // Nothing is left of the file that was begun.
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
  }

  @Test(arguments: [("layout", "json"), ("picture", "png"), ("accessibility", "json")])
  func whatCrashesWhenItIsDrawnIsMissingAlone(command: String, type: String) throws {
    try scratch.write(
      "drawn.swift",
      """
      import SwiftUI
      struct Wave: Shape {
        var heights: [CGFloat] = []
        func path(in rect: CGRect) -> Path {
          Path { $0.addLine(to: CGPoint(x: 0, y: heights[3])) }
        }
      }
      #Preview("before") { Text("b") }
      #Preview("canvas") {
        Canvas { context, size in
          let names: [String] = []
          context.draw(Text(names[0]), at: .zero)
        }
      }
      #Preview("shape") { Wave().frame(width: 10, height: 10) }
      #Preview("after") { Wave(heights: [1, 2, 3, 4]) }
      """
    )
    let run = try espalier("\(command) drawn.swift --text fixed -o out.\(type)")
    #expect(run.status == 70)
    #expect(run.errors.components(separatedBy: "Index out of range").count == 3)
    #expect(run.errors.contains("drawn.swift:12:"))
    #expect(run.errors.contains("drawn.swift:5:"))
    switch command {
    case "picture":
      let pictures = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
      #expect(pictures.filter { $0.hasSuffix(".png") }.count == 2)
    default:
      let output = try scratch.read("out.\(type)")
      for name in ["before", "after"] { #expect(output.contains("drawn.swift#\(name)")) }
      for name in ["canvas", "shape"] { #expect(!output.contains("drawn.swift#\(name)")) }
    }
  }

  @Test func aPreviewIsLookedForInAllFilesAndMissedOnlyIfNoneHasIt() throws {
    let found = try espalier("layout a.swift app --preview two")
    #expect(found.status == 0, "\(found.errors)")
    #expect(try files(found) == ["app/Card.swift#two"])
    let missed = try espalier("layout a.swift app --preview two --preview three")
    #expect(missed.status == 65)
    #expect(try files(missed) == ["app/Card.swift#two"])
    #expect(missed.errors.contains("error: no preview is called 'three'"))
    #expect(missed.errors.contains("there are 'one', 'two'"))
    let alone = try espalier("layout app --preview two --preview three")
    #expect(alone.status == 65)
    #expect(alone.errors.contains("app: error: no preview is called 'three'"))
  }

  @Test func outputsThatAreKeptHoldAllOfThem() throws {
    let first = try espalier("layout a.swift app --format outline -o all.txt")
    #expect(first.status == 0)
    #expect(first.output == "")
    let text = try scratch.read("all.txt")
    #expect(text.contains("a.swift: 390×844"))
    #expect(text.contains("app/Card.swift#two: 390×844"))
    #expect(try espalier("layout a.swift app --max-output 100").status == 74)
  }

  @Test func accessibilityIsComparedAcrossThem() throws {
    let now = try espalier("accessibility a.swift card.json app --format outline")
    #expect(now.status == 0)
    let headings = now.lines.filter { $0.hasPrefix("# ") }
    #expect(
      headings == ["# a.swift", "# card.json", "# app/Card.swift#one", "# app/Card.swift#two"]
    )
    try scratch.write("kept", now.output)
    #expect(try espalier("accessibility a.swift card.json app --expect kept").status == 0)
    try scratch.write("app/Card.swift", Self.source(#"Title(words: "otherwise")"#))
    let changed = try espalier("accessibility a.swift card.json app --expect kept")
    #expect(changed.status == 1)
    #expect(changed.output.contains("- \"in a folder\"  [staticText]"))
    #expect(changed.output.contains("app/Card.swift"))
  }

  @Test func subtreesAndDirectionsAreThoseOfAll() throws {
    let source = Self.source(#"Text("x").id("title")"#)
    try scratch.write("id.swift", source)
    let found = try espalier("accessibility a.swift id.swift --subtree title --format outline")
    #expect(found.status == 0, "\(found.errors)")
    #expect(try espalier("accessibility a.swift app --subtree title").status == 64)
    #expect(try espalier("rtl a.swift app --strict").status == 0)
    try scratch.write("fixed.swift", Self.source(#"Text("x").offset(x: 9)"#))
    let fixed = try espalier("rtl a.swift fixed.swift card.json --strict --format json")
    #expect(fixed.lines.count == 3)
  }

  @Test func theirPicturesAreNumberedInTheirOrder() throws {
    let run = try espalier("picture -q app card.json a.swift --display-scale 1 -o p.png")
    #expect(run.status == 0, "\(run.errors)")
    let pictures = scratch.files.filter { $0.hasSuffix(".png") }
    #expect(pictures == ["p-1.png", "p-2.png", "p-3.png", "p-4.png"])
    // The screens of the folder have the size of a telephone, the spec has its own.
    let sizes = try pictures.map { name in
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/" + name)))
      return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(sizes == [[390, 844], [390, 844], [100, 50], [390, 844]])
    let both = try espalier("rtl -q a.swift card.json --picture r.png")
    #expect(both.status == 0, "\(both.errors)")
    #expect(scratch.files.contains("r-1.png") && scratch.files.contains("r-2.png"))
    let sheet = try espalier("picture -q a.swift --variants scheme=light,dark -o sheet.png")
    #expect(sheet.status == 0, "\(sheet.errors)")
  }

  @Test func aCheckCountsThemAll() throws {
    let good = try espalier("check a.swift app card.json")
    #expect(good.output == "3 files with 4 screens are fine\n")
    #expect(good.status == 0)
    let bad = try espalier("check a.swift wrong.swift card.json")
    #expect(bad.output == "2 files with 2 screens are fine, 1 cannot be used\n")
    #expect(bad.status == 65)
  }

  @Test func compilingLeavesNothingInTheFolderForTemporaryFiles() throws {
    let folder = scratch.path + "/temporary"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // The same file elsewhere is another program, which is compiled.
    let run = try SwiftCommand.run("check a.swift", in: scratch.path, setting: "TMPDIR='\(folder)'")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}

import Foundation
import Testing

/// An edit compiles what it changes, and shows what all of the sources would (V16.8).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ChangedSourceTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for (name, text) in ChangedSourceTests.files { try scratch.write("App/\(name).swift", text) }
  }

  /// A module of as many files as have objects of their own.
  private static let files = [
    ("Price", "struct Price { var amount = 3 }"),
    ("Tag", "import SwiftUI\nstruct Tag: View { var body: some View { Text(\"tag one\") } }"),
    (
      "Line",
      """
      import SwiftUI
      struct Line: View {
        let price: Price
        var body: some View { Text("costs \\(price.amount)") }
      }
      """
    ),
    ("Words", "enum Words { static func title() -> String { \"words one\" } }"),
    ("Title", "import SwiftUI\nstruct Title: View { var body: some View { Text(Words.title()) } }"),
    ("Unused", "struct Unused { let value = 1 }"),
    (
      "Screen",
      """
      import SwiftUI
      #Preview("Screen") { VStack { Title(); Tag(); Line(price: Price()) } }
      """
    ),
  ]

  private var cache: String { scratch.path + "/cache" }

  private func layout(_ options: String = "") throws -> Espalier.Run {
    try SwiftCommand.shell(
      "export XDG_CACHE_HOME='\(cache)'; $espalier layout App --format outline \(options)",
      in: scratch.path
    )
  }

  /// When each object was made, by its name.
  private func objects() throws -> [String: Date] {
    let root = cache + "/espalier/objects"
    var times: [String: Date] = [:]
    for module in try FileManager.default.contentsOfDirectory(atPath: root) {
      let folder = "\(root)/\(module)/objects"
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".o") {
        let values = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
        times[name] = values[.modificationDate] as? Date
      }
    }
    return times
  }

  /// How many objects differ between two times; gone and new ones count as well.
  private func changes(_ before: [String: Date], _ after: [String: Date]) -> Int {
    Set(before.keys).union(after.keys).count { before[$0] != after[$0] }
  }

  @Test func aBodyIsCompiledAlone() throws {
    #expect(try layout().output.contains("tag one"))
    let before = try objects()
    #expect(before.count == ChangedSourceTests.files.count + 1)
    try scratch.write(
      "App/Tag.swift",
      "import SwiftUI\nstruct Tag: View { var body: some View { Text(\"tag two\") } }"
    )
    let run = try layout()
    #expect(run.output.contains("tag two") && run.output.contains("words one"), "\(run.errors)")
    // Tag's own, and nothing else: the list of types in the program's entry is as it was.
    #expect(changes(before, try objects()) == 1)
  }

  @Test func whoUsesAChangedTypeIsCompiledAgain() throws {
    #expect(try layout().output.contains("costs 3"))
    let before = try objects()
    try scratch.write("App/Price.swift", "struct Price { var amount = 4.5 }")
    let run = try layout()
    #expect(run.output.contains("costs 4.5"), "\(run.errors)")
    let changed = changes(before, try objects())
    #expect(changed >= 3 && changed < ChangedSourceTests.files.count)
  }

  @Test func equalTimesAndSizesHideNothing() throws {
    #expect(try layout().output.contains("words one"))
    let path = scratch.path + "/App/Words.swift"
    let time = try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    )
    try scratch.write(
      "App/Words.swift",
      "enum Words { static func title() -> String { \"words two\" } }"
    )
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    #expect(try layout().output.contains("words two"))
  }

  @Test func whatIsBrokenIsSaidUntilItIsMended() throws {
    #expect(try layout().status == 0)
    try scratch.write("App/Price.swift", "struct Price { var sum = 3 }")
    for _ in 0..<2 {
      let run = try layout()
      #expect(run.status == 65)
      #expect(
        run.errors.contains("App/Line.swift:4:45: error: value of type 'Price'"),
        "\(run.errors)"
      )
    }
    try scratch.write("App/Price.swift", "struct Price { var amount = 7 }")
    let run = try layout()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("costs 7"))
  }

  @Test func aFolderMayBeTheOneAtHand() throws {
    func layout() throws -> Espalier.Run {
      try SwiftCommand.shell(
        "export XDG_CACHE_HOME='\(cache)'; cd App; $espalier layout . --placeholders --format outline",
        in: scratch.path
      )
    }
    #expect(try layout().output.contains("costs 3"))
    let before = try objects()
    #expect(before.count == ChangedSourceTests.files.count + 1)
    try scratch.write(
      "App/Tag.swift",
      "import SwiftUI\nstruct Tag: View { var body: some View { Text(\"tag two\").nope() } }"
    )
    let run = try layout()
    #expect(run.output.contains("tag two"), "\(run.errors)")
    #expect(run.errors.contains("nope"))
  }

  @Test func filesComeAndGo() throws {
    #expect(try layout().status == 0)
    try FileManager.default.removeItem(atPath: scratch.path + "/App/Unused.swift")
    try scratch.write(
      "App/More.swift",
      "import SwiftUI\n#Preview(\"More\") { Text(\"one more\") }"
    )
    let run = try layout()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("one more") && run.output.contains("costs 3"))
    try FileManager.default.removeItem(atPath: scratch.path + "/App/Tag.swift")
    #expect(try layout().errors.contains("cannot find 'Tag' in scope"))
  }

  @Test func warningsOfFilesThatAreNotCompiledAreKept() throws {
    try scratch.write(
      "App/Words.swift",
      "enum Words { static func title() -> String { let unused = 1; return \"words\" } }"
    )
    #expect(try layout("--warnings").errors.contains("Words.swift:1:50: warning:"))
    try scratch.write("App/Unused.swift", "struct Unused { let value = 2 }")
    #expect(try layout("--warnings").errors.contains("Words.swift:1:50: warning:"))
    try scratch.write(
      "App/Words.swift",
      "enum Words { static func title() -> String { \"words\" } }"
    )
    #expect(!(try layout("--warnings").errors.contains("Words.swift:1:50")))
  }

  @Test func whatWasSetAsideElsewhereStaysSo() throws {
    try scratch.write(
      "App/Tag.swift",
      "import SwiftUI\nstruct Tag: View { var body: some View { KFImage(1); Text(\"tag\") } }"
    )
    let options = "--placeholders --verbose"
    let first = try layout(options)
    #expect(first.status == 0 && first.output.contains("words one"), "\(first.errors)")
    let note = "note: cannot find 'KFImage' in scope (1 file); 1 place"
    #expect(first.errorLines.contains(note), "\(first.errors)")
    let before = try objects()
    try scratch.write(
      "App/Words.swift",
      "enum Words { static func title() -> String { \"words two\" } }"
    )
    let second = try layout(options)
    #expect(second.output.contains("words two"), "\(second.errors)")
    #expect(second.errorLines.contains(note))
    #expect(changes(before, try objects()) == 1)
    // What is missing comes, in a file that nobody has edited for: it is not set aside any more.
    try scratch.write(
      "App/Unused.swift",
      "import SwiftUI\nstruct KFImage: View { init(_ a: Int) {}; var body: some View { Text(\"found\") } }"
    )
    let third = try layout(options)
    #expect(third.status == 0 && third.output.contains("found"), "\(third.errors)")
    #expect(!third.errorLines.contains { $0.hasPrefix("note:") }, "\(third.errors)")
    // Another place, and the one that there was is no more.
    try scratch.write(
      "App/Title.swift",
      "import SwiftUI\nstruct Title: View { var body: some View { Text(\"title\").nope() } }"
    )
    let fourth = try layout(options)
    #expect(fourth.output.contains("title") && fourth.output.contains("found"), "\(fourth.errors)")
    #expect(fourth.errors.contains("nope"))
  }
}

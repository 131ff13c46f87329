import Foundation
import Testing

@testable import SwiftSources

/// Bodies that the compiler has given up on (V16.2).
extension AsideRewriteTests {
  private func run(
    _ source: String,
    _ errors: [(Int, Int, String, String)],
    _ options: [String],
    in folder: TemporaryFolder
  ) throws -> String {
    let copy = try folder.write(source, to: "copy.swift")
    _ = try folder.write(source, to: "aside/0.swift")
    let lines = errors.map { "0\t\($0.0)\t\($0.1)\t\($0.2)\t\($0.3)" }
    _ = try folder.write(lines.joined(separator: "\n"), to: "aside/errors")
    let command = [
      try RewriteTests.tool.get().path, "--module", "Card", "--platform", "iOS", "--modules",
      "SwiftUI", "--entry", folder.path + "/entry.swift", "--aside", folder.path + "/aside",
      "--size", "0",
    ]
    let run = try Subprocess(command + options + ["Card.swift", copy]).run()
    #expect(run.status == 0, "\(run.output)")
    return try String(contentsOfFile: copy, encoding: .utf8)
  }

  /// Members of views that no source and no imported module declares go first, in the whole body and only there.
  @Test func membersThatNothingDeclaresGoWhereTheCompilerGaveUp() throws {
    let source = """
      struct A: View {
        var body: some View {
          List {
            Label("a").known().fancy(3).card().fancyText.size(2).padding()
            ForEach(items.sorted()) { Row($0).fancy { 1 } }
          }
        }
        var other: some View { Label("a").fancy(3) }
      }
      extension View { func card() -> some View { border(.red) } }

      """
    let folder = try TemporaryFolder()
    let interface = try folder.write("a\0known\0sorted\0fanc\0", to: "Kit.swiftmodule")
    _ = try folder.write(folder.path + "/none\n" + interface + "\n", to: "aside/interfaces")
    let text = try run(
      source,
      [(4, 9, "expression_too_complex", "unable to type-check")],
      ["--decide", "unknown"],
      in: folder
    )
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines[3]
        == "      Label(\"a\").known().espalierLeftOut(0).card().espalierLeftOut(1).padding()"
    )
    #expect(lines[4] == "      ForEach(items.sorted()) { Row($0).espalierLeftOut(2) }")
    #expect(lines[7] == "  var other: some View { Label(\"a\").fancy(3) }")
  }

  /// Without interfaces nothing is known to be unknown.
  @Test func withoutInterfacesNothingGoes() throws {
    let source = "struct A: View {\n  var body: some View { Label(\"a\").fancy(3) }\n}\n"
    let text = try run(
      source,
      [(2, 25, "expression_too_complex", "unable to type-check")],
      ["--decide", "unknown"],
      in: try TemporaryFolder()
    )
    #expect(text == source)
  }

  /// A type of another module that names a missing one leaves the compiler at a loss, too.
  @Test func patienceEndsAtTypesThatNeedStandIns() throws {
    let source = "func a() {\n  slow(Remote.self)\n}\nfunc b() {\n  slow(Local.self)\n}\n"
    let folder = try TemporaryFolder()
    let types = try folder.write("of-stand-ins struct Remote\nstruct Local\n", to: "types")
    let text = try run(
      source,
      [2, 5].map { ($0, 3, "expression_too_complex", "unable to type-check") },
      ["--decide", "edited", "--types-of", "Kit=\(types)"],
      in: folder
    )
    #expect(!text.contains("slow(Remote") && text.contains("slow(Local"))
  }
}

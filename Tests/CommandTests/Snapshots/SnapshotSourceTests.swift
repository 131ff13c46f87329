import Foundation
import Testing

/// Swift sources in snapshots: each preview beside its file.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SnapshotSourceTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func previewsAreKeptBesideTheirFilesAndSourcesThatDoNotCompileSpoilNoOtherFile() throws {
    try scratch.write(
      "App/Card.swift",
      """
      import SwiftUI

      struct Card: View {
        var title: String
        var body: some View { Text(title).padding() }
      }

      #Preview("Stars & title") { Card(title: "Stars") }
      """
    )
    try scratch.write(
      "App/Views/List.swift",
      """
      import SwiftUI

      #Preview { Card(title: "First") }
      #Preview("Second") { Card(title: "Second") }
      """
    )
    try scratch.write("plain.json", SampleSpecs.good)
    let options = "snapshot App plain.json --as outline --matrix direction=ltr,rtl --text fixed"
    let run = try SwiftCommand.run("\(options) --record", in: scratch.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let goldens = scratch.files.filter { $0.hasSuffix(".outline.txt") }
    #expect(goldens.contains("App/__Snapshots__/Card/Stars---title.ltr.outline.txt"), "\(goldens)")
    #expect(goldens.contains("App/Views/__Snapshots__/List/Second.rtl.outline.txt"), "\(goldens)")
    #expect(goldens.count == 8)
    let same = try SwiftCommand.run(options, in: scratch.path)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    #expect(same.output.contains("8 snapshots: 8 the same"))
    let inside = try SwiftCommand.run(
      "snapshot . --as outline --matrix direction=ltr,rtl --text fixed",
      in: scratch.path + "/App"
    )
    #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
    let unknown = try SwiftCommand.run("snapshot App --preview Third", in: scratch.path)
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("no preview is called 'Third'"), "\(unknown.errors)")
    try scratch.write("App/Card.swift", "import SwiftUI\nstruct Card { ")
    let wrong = try SwiftCommand.run(options, in: scratch.path)
    #expect(wrong.status == 65, "\(wrong.output)\(wrong.errors)")
    #expect(wrong.output.contains("2 the same"), "\(wrong.output)")
  }
}

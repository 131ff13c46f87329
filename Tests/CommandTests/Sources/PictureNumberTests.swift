import Foundation
import Testing

/// Pictures of several previews, some of which cannot be shown.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PictureNumberTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func pictureNumbersAreThoseOfThePlacesOfPreviews() throws {
    try scratch.write(
      "cells.swift",
      """
      import SwiftUI
      struct Cell: View {
        var words: [String]
        var body: some View { Text(words[0]) }
      }
      struct Parts_Previews: PreviewProvider {
        static var previews: some View { Cell(words: [[String]().first!]) }
      }
      #Preview("first") { Cell(words: ["x"]) }
      #Preview("none") { Cell(words: []) }
      #Preview("last") { Cell(words: ["y"]) }
      """
    )
    let options = "--text fixed --display-scale 1 -q -o"
    let run = try SwiftCommand.run("picture cells.swift \(options) c.png", in: scratch.path)
    #expect(run.status == 70)
    #expect(run.errors.contains("cells.swift:10:1: error: the preview 'none' is not shown"))
    #expect(run.errors.contains("cells.swift:6:1: error: what is declared here is not shown"))
    #expect(scratch.files.filter { $0.hasSuffix(".png") } == ["c-2.png", "c-4.png"])
    try scratch.write("wrong.swift", "import SwiftUI\n#Preview { Text(3 + true) }\n")
    let several = try SwiftCommand.run(
      "picture wrong.swift cells.swift --preview last --preview none \(options) d.png",
      in: scratch.path
    )
    #expect(several.status == 70)
    #expect(scratch.files.filter { $0.hasPrefix("d") } == ["d-3.png"])
  }
}

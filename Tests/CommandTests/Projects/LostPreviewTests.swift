import Foundation
import Testing

/// Previews whose providers could not be compiled: they are reported, not left out without a word (V17.4).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct LostPreviewTests {
  @Test func providersThatCannotBeCompiledAreReported() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    )
    try scratch.write(
      "Sources/Kit/Chip.swift",
      """
      import SwiftUI
      import Theming
      struct Chip_Previews<Look: Theme>: PreviewProvider {
        static var previews: some View { Text("generic") }
      }
      struct Tag_Previews: PreviewProvider {
        static var previews: Theme.Body { Theme.Body() }
      }
      struct Plain_Previews: PreviewProvider {
        static var previews: some View { Text("plain") }
      }
      """
    )
    let run = try SwiftCommand.run("layout . --format outline --text fixed", in: scratch.path)
    let place = "Sources/Kit/Chip.swift"
    #expect(
      run.errors.contains("\(place):6:20: warning: a preview is not shown: it could not be"),
      "\(run.errors)"
    )
    #expect(run.errors.contains("'Tag_Previews' does not conform"))
    #expect(!run.errors.contains("Plain_Previews"))
    #expect(run.output.contains("\"plain\""), "\(run.output)")
  }
}

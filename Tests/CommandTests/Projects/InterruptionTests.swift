import Foundation
import Testing

/// The end of a command by a signal (V21.2).
struct InterruptionTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// One module has a picture, the other one computes forever.
  @Test(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
  func picturesStayAndWhatWasNotReachedIsNamed() throws {
    try scratch.write(
      "Both/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Both",
        targets: [.target(name: "Done"), .target(name: "Endless")]
      )
      """
    )
    try scratch.write(
      "Both/Sources/Done/Done.swift",
      "import SwiftUI\n\n#Preview(\"done\") { Text(\"done\") }\n"
    )
    try scratch.write(
      "Both/Sources/Endless/Endless.swift",
      """
      import SwiftUI

      struct Endless: View {
        var body: some View {
          while true {}
          return Text("never")
        }
      }

      #Preview("never") { Endless() }
      """
    )
    let run = try SwiftCommand.shell(
      """
      limit=987
      $espalier picture Both --target Done --text fixed -o known/ 2> /dev/null
      $espalier picture Both --text fixed --max-seconds ${limit}65 -o shots/ > out 2> err &
      process=$!
      for try in $(seq 4000); do [ -e shots/Done/Done-done.png ] && break; sleep 0.1; done
      sleep 1
      kill -TERM $process
      wait $process
      echo "status $?"
      sleep 0.5
      pgrep -f "max-seconds ${limit}65" && echo "something is left"
      ls shots/*; cat err
      """,
      in: scratch.path
    )
    #expect(run.output.contains("status 143"), "\(run.output)")
    #expect(run.output.contains("Done-done.png"))
    #expect(
      run.output.contains(
        "espalier: ended before all was shown: 1 module was not reached: Endless"
      ),
      "\(run.output)"
    )
    #expect(!run.output.contains("something is left"))
  }
}

import Foundation
import Testing

/// Names in sources that nothing has: they are said where they are written.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct MissingNameTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func namesOfWhatIsMissingArePlaced() throws {
    try scratch.write(
      "names.swift",
      """
      import SwiftUI
      #Preview {
        VStack {
          Image("hero")
          Color("accent 2").frame(height: 9)
          Image(systemName: "no.such.symbol")
          Text("x").font(.custom("Nowhere Sans", size: 12))
          Text("y", tableName: "Elsewhere")
        }
      }
      """
    )
    let run = try SwiftCommand.run("picture names.swift -o n.png", in: scratch.path)
    #expect(run.status == 0)
    for place in ["4:11", "5:11", "6:23", "7:28", "8:26"] {
      #expect(run.errors.contains("names.swift:\(place): warning: "), "\(place): \(run.errors)")
    }
  }
}

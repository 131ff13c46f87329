import Testing

/// The room of a preview, and what the command line says of it (V10.16).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PreviewRoomTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "Card.swift",
      """
      import SwiftUI
      #Preview("plain") { Text("a") }
      #Preview("upright", traits: .portrait) { Text("a") }
      #Preview("lying", traits: .landscapeLeft) { Text("a") }
      #Preview("fitting", traits: .sizeThatFitsLayout) { Text("a").frame(width: 50, height: 20) }
      #Preview("fixed", traits: .fixedLayout(width: 200, height: 100)) { Text("a") }
      """
    )
  }

  /// The line that says what a preview is shown in.
  private func room(_ preview: String, _ options: String = "") throws -> String {
    let run = try SwiftCommand.run(
      "layout Card.swift --preview \(preview) --text fixed --format outline \(options)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    return String(run.output.split(separator: "\n").first ?? "")
  }

  private static let rooms = [
    ("plain", "", "390×844, safe area top 47, bottom 34"),
    ("plain", "--orientation portrait", "390×844, safe area top 47, bottom 34"),
    ("plain", "--orientation landscape", "844×390, safe area leading 47, bottom 21, trailing 47"),
    ("plain", "--keyboard", "390×844, safe area top 47, bottom 34, keyboard 336"),
    ("upright", "", "390×844, safe area top 47, bottom 34"),
    ("lying", "", "844×390, safe area leading 47, bottom 21, trailing 47"),
    ("lying", "--device 'iPhone 16'", "852×393, safe area leading 59, bottom 21, trailing 59"),
    ("fitting", "", "proposal 390×nil"),
    ("fitting", "--device 'iPhone 16'", "proposal 393×nil"),
    ("fitting", "--keyboard --orientation landscape", "proposal 390×nil"),
    ("fixed", "", "200×100"), ("fixed", "--device 'iPhone 16'", "200×100"),
  ]

  @Test func aPreviewHasItsRoom() throws {
    for (preview, options, room) in PreviewRoomTests.rooms {
      let line = try self.room(preview, options)
      #expect(line.hasPrefix("Card.swift#\(preview): \(room), leftToRight"), "\(line)")
    }
  }

  @Test func whatCannotBeShownIsSaid() throws {
    let run = try SwiftCommand.run(
      "layout Card.swift --preview plain --keyboard --orientation landscape",
      in: scratch.path
    )
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        "Card.swift:2:1: error: how high the keyboard of 'iPhone 14' is in landscape is not known"
      ),
      "\(run.errors)"
    )
  }
}

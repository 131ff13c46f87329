import Foundation
import Testing

/// The programs of the talks and the article that move: what they show at a time is a function of it
/// (T10.1, T10.13).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct SeedTimeTests {
  /// A file of `Specs/Swift`, with what chooses one of its screens and what is done to it.
  private static let programs = [
    "WedgeChart.swift --preview Ring --do 'activate Add'",
    "WedgeChart.swift --preview Ring --do 'activate \"Remove last\"'",
    "Sparkles.swift --preview Moving --do 'wait 0.25' --do 'tap 0'",
    "CanvasClock.swift --preview Clock",
    "Fireworks.swift",
    "DigitalRain.swift --preview Rain",
    "AnimatedSymbol.swift",
  ]

  private func espalier(_ words: String) throws -> Espalier.Run {
    let run = try SwiftCommand.run(words, in: Espalier.specs)
    #expect(run.status == 0, "\(words): \(run.errors)")
    return run
  }

  @Test(arguments: programs)
  func theWayToATimeDoesNotMatter(program: String) throws {
    let words = "layout -q Swift/\(program) --text fixed --at 1.31"
    let alone = try espalier("\(words) --at 1.32").lines
    let after = try espalier("\(words) --at 1.32 --at 0.4 --at 0.9 --at 1.3").lines
    #expect(alone.count == 2)
    #expect(after.suffix(2) == alone[...])
  }

  @Test(arguments: programs)
  func picturesOfATimeAreTheSame(program: String) throws {
    let scratch = try ScratchFolder()
    let words = "picture -q Swift/\(program) --text fixed --display-scale 1"
    _ = try espalier("\(words) --at 0.4 --at 0.9 --at 1.31 -o '\(scratch.path)/film-%d.png'")
    _ = try espalier("\(words) --at 1.31 -o '\(scratch.path)/alone.png'")
    let names = ["film-1.png", "film-3.png", "alone.png"]
    let bytes = try names.map { name in
      try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/\(name)"))
    }
    #expect(bytes[1] == bytes[2])
    // What is shown moves.
    #expect(bytes[0] != bytes[1])
  }
}

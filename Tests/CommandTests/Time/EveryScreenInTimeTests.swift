import Foundation
import Testing

/// Whatever moves among the samples: what it shows is a function of the time (T10.1), the same in the
/// mirror, and in the end what it would be without animations (T1.2).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct EveryScreenInTimeTests {
  /// The files of `Specs/Swift` whose views change by themselves.
  private static let programs: [String] = {
    let folder = Espalier.specs + "/Swift"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().filter { name in
      let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
      return ["TimelineView", "withAnimation", ".animation(", "Animator", "Timer"].contains {
        text.contains($0)
      }
    }
  }()

  /// The specs with states, timelines, phases or keyframes.
  private static let specs: [String] = {
    let folder = Espalier.specs + "/Screens"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().filter { name in
      let text = (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
      return ["\"states\"", "\"schedule\"", "Animator\""].contains { text.contains($0) }
    }
  }()

  private static let files =
    programs.map { "Swift/\($0)" } + specs.map { "Screens/\($0)" }

  /// What is done to programs while they move.
  private static let actions = [
    "WedgeChart.swift --preview Ring --do 'activate Add' --do 'wait 0.2' --do 'activate Add'",
    "WedgeChart.swift --preview Ring --do 'activate Add' --do 'wait 0.3' --do 'activate \"Remove last\"'",
    "WedgeChart.swift --preview Ring --do 'activate \"Remove last\"' --do 'wait 0.1' --do 'activate Add'",
  ]

  private func run(_ words: String) throws -> Espalier.Run {
    let run = try SwiftCommand.run(words, in: Espalier.specs)
    #expect(run.status == 0, "\(words): \(run.errors)")
    return run
  }

  @Test func thereAreEnough() {
    #expect(Self.programs.count >= 6)
    #expect(Self.specs.count >= 1)
  }

  @Test(arguments: files)
  func theWayToATimeDoesNotMatter(file: String) throws {
    let words = "layout -q \(file) --text fixed"
    // Several documents are a line each.
    let alone = try run("\(words) --at 1.1 --at 1.2").lines
    let after = try run("\(words) --at 0 --at 0.3 --at 0.7 --at 1.1 --at 1.2").lines
    #expect(Set(alone).isSubset(of: Set(after)))
    #expect(after.count * 2 == alone.count * 5)
  }

  @Test(arguments: files)
  func everyMomentHasItsMirrorImage(file: String) throws {
    let shown = try run("rtl -q \(file) --text fixed --strict --at 0 --at 0.3 --at 0.7 --at 1.1")
    #expect(shown.output.contains("every frame is mirrored"))
    #expect(!shown.output.contains("not mirrored"))
  }

  @Test(arguments: actions)
  func whatIsInterruptedHasItsMirrorImageToo(program: String) throws {
    let words = "rtl -q Swift/\(program) --text fixed --strict --at 0.35 --at 0.6 --at 1"
    #expect(!(try run(words)).output.contains("not mirrored"))
  }

  @Test(arguments: actions)
  func whatIsInterruptedEndsToTheLastBit(program: String) throws {
    let words = "layout -q Swift/\(program) --text fixed --at 60"
    let moved = try run(words).output
    #expect(moved == (try run("\(words) --no-animations")).output)
    #expect(!moved.contains("presentation"))
  }

  @Test(arguments: specs)
  func specsEndToTheLastBit(file: String) throws {
    let words = "layout -q Screens/\(file) --at 60"
    #expect(try run(words).output == run("\(words) --no-animations").output)
  }
}

import Foundation
import Testing

/// What commands do with times.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct TimeCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      "clock.swift",
      """
      import SwiftUI
      #Preview("hand", traits: .fixedLayout(width: 200, height: 40)) {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
          Color.red.frame(width: 10 + 20 * context.date.timeIntervalSinceReferenceDate, height: 10)
            .id("hand")
        }
      }
      """
    )
    try scratch.write(
      "waits.swift",
      """
      import SwiftUI
      import Combine
      struct Waits: View {
        @State private var notes: [String] = []
        let published = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
        func note(_ name: String) {
          notes.append(name + " \\((Date.now.timeIntervalSinceReferenceDate * 1000).rounded() / 1000)")
        }
        var body: some View {
          Text(notes.joined(separator: ", ")).accessibilityIdentifier("notes")
            .onReceive(published) { _ in note("publish") }
            .onAppear {
              note("appear")
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("after") }
              _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in note("timer") }
            }
            .task {
              try? await Task.sleep(for: .milliseconds(250))
              note("slept")
              try? await ContinuousClock().sleep(for: .seconds(0.45))
              note("clock")
            }
        }
      }
      #Preview { Waits() }
      """
    )
    try scratch.write(
      "loop.swift",
      """
      import SwiftUI
      #Preview {
        Text("a").task { while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) } }
      }
      """
    )
    try scratch.write(
      "motion.swift",
      """
      import SwiftUI
      struct Motion: View {
        @Environment(\\.accessibilityReduceMotion) private var isReduced
        @State private var count = 0
        var body: some View {
          VStack {
            Text("reduced \\(isReduced)")
            Button("Add") { count += 1 }
            Text("count \\(count)").id("count").onLongPressGesture { count += 10 }
          }
        }
      }
      #Preview { Motion() }
      """
    )
  }

  private func espalier(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  /// The width of the hand in each of the documents.
  private func widths(_ run: Espalier.Run) throws -> [Double] {
    try run.lines.map { line in
      let views = try #require(try parse(line)["views"] as? [[String: Any]])
      func find(_ views: [[String: Any]]) -> Double? {
        for view in views {
          let all = [view] + (view["modifiers"] as? [[String: Any]] ?? [])
          for one in all where one["id"] as? String == "hand" {
            let frame = one["frame"] as? [Double]
            return frame?.count == 4 ? frame?[2] : nil
          }
          if let found = find(view["children"] as? [[String: Any]] ?? []) { return found }
        }
        return nil
      }
      return try #require(find(views))
    }
  }

  // T10.5
  @Test func severalTimesAreSeveralDocuments() throws {
    let run = try espalier("layout clock.swift --at 1.75 --at 0 --at 0.5")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try widths(run) == [10, 20, 40])
    #expect(try run.lines.map { try #require(try parse($0)["time"] as? Double) } == [0, 0.5, 1.75])
    let outline = try espalier("layout clock.swift --at 0.1 --format outline")
    #expect(outline.lines.first?.hasSuffix(", at 0.1 s") == true)
    #expect(try espalier("layout clock.swift").output.contains("\"time\"") == false)
  }

  // T10.1
  @Test func whatIsShownDoesNotDependOnWhatWasShownBefore() throws {
    for (source, format) in [("clock.swift", "json"), ("waits.swift", "outline")] {
      let both = try espalier("layout \(source) --at 0.7 --at 1.3 --format \(format)")
      let one = try espalier("layout \(source) --at 1.3 --format \(format)")
      #expect(both.status == 0, "\(both.errors)")
      let count = format == "json" ? 1 : one.lines.count
      // One document alone is indented.
      let last = try espalier("layout \(source) --at 1.3 --at 1.4 --format \(format)")
      #expect(both.lines.suffix(count) == last.lines.prefix(count))
    }
  }

  // T10.5
  @Test func aFilmHasAllTimesUpToItsLast() throws {
    let run = try espalier("layout clock.swift --from 0.25 --to 1.25 --fps 4")
    #expect(
      try run.lines.map { try #require(try parse($0)["time"] as? Double) }
        == [0.25, 0.5, 0.75, 1, 1.25]
    )
    #expect(try widths(run) == [10, 20, 20, 30, 30])
  }

  @Test func wrongTimesAreRefused() throws {
    let refusals = [
      ("--at nan", "--at takes seconds from 0 to 1000000000, not 'nan'"),
      ("--at -1", "--at takes seconds from 0 to 1000000000, not '-1'"),
      ("--at=-1", "--at takes seconds from 0 to 1000000000, not '-1'"),
      ("--at 1e99", "not '1e99'"), ("--at", "--at <seconds>"),
      ("--at --to 1", "--at <seconds>"),
      ("--from 1", "give --to"), ("--from 2 --to 1", "--to 1 is before --from 2"),
      ("--at 1 --to 2", "give one of them"),
      ("--to 1 --fps 0", "--fps takes a number from 0.001 to 1000, not '0'"),
      ("--to 1e8", "the most are 36000"), ("--date yesterday", "'yesterday' is invalid"),
      ("--date 2026-02-29", "'2026-02-29' is invalid"),
    ]
    for (arguments, words) in refusals {
      let run = try espalier("layout clock.swift \(arguments)")
      #expect(run.status == 64, "\(arguments)")
      #expect(run.errors.contains(words), "\(arguments): \(run.errors)")
    }
    let late = try espalier("layout motion.swift --do 'wait 0.5' --do 'activate Add' --at 0.25")
    #expect(late.status == 65)
    #expect(
      late.errors.contains("--at 0.25 is before the last action, which is done at 0.5 s"),
      "\(late.errors)"
    )
  }

  // T10.6
  @Test func codeFollowsTheClock() throws {
    let run = try espalier("accessibility waits.swift --at 1 --format spoken")
    #expect(run.status == 0, "\(run.errors)")
    let notes = [
      "appear 0.0", "slept 0.25", "after 0.3", "publish 0.4", "timer 0.5", "clock 0.7",
      "publish 0.8", "timer 1.0",
    ]
    #expect(run.output.contains(notes.joined(separator: ", ")), "\(run.output)")
    let dated = try espalier(
      "accessibility waits.swift --at 0.3 --date 2001-01-02T00:00:00+01:00 --format spoken"
    )
    #expect(dated.output.contains("appear 82800.0, slept 82800.25, after 82800.3"))
  }

  // T10.4
  @Test func whatWaitsForEverEndsInAMessage() throws {
    let run = try espalier("layout loop.swift --at 60")
    #expect(run.status == 65)
    #expect(run.errors.contains("sleeping tasks never come to an end"), "\(run.errors)")
  }

  // T10.8
  @Test func theReaderMayWantLessMotion() throws {
    #expect(try espalier("layout motion.swift --format outline").output.contains("reduced false"))
    let run = try espalier("layout motion.swift --format outline --reduce-motion")
    #expect(run.output.contains("reduced true"))
  }

  // T9.3
  @Test func fingersTakeTheirTime() throws {
    let press = "--do 'down count 5,5' --do 'wait 0.5' --do up"
    let run = try espalier("layout motion.swift \(press) --format outline")
    #expect(run.output.contains("count 10"), "\(run.errors)")
    let short = press.replacingOccurrences(of: "0.5", with: "0.4")
    let early = try espalier("layout motion.swift \(short) --format outline")
    #expect(early.output.contains("count 0"))
    let nothing = try espalier("layout motion.swift --do up")
    #expect(nothing.errors.contains("no finger is on the screen"))
    let unfelt = try espalier("layout clock.swift --do 'down hand'")
    #expect(unfelt.errors.contains("view 'hand' does not handle touches"))
  }

  // T10.5
  @Test func filmsAreAnimatedPicturesOrNumberedOnes() throws {
    let run = try espalier("picture clock.swift --display-scale 1 --to 1 --fps 10 -o clock.png")
    #expect(run.status == 0, "\(run.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/clock.png"))
    let text = String(decoding: data, as: Unicode.ASCII.self)
    #expect(text.contains("acTL") && text.contains("fcTL") && text.contains("fdAT"))
    let numbered = try espalier(
      "picture clock.swift --at 0 --at 0.5 --at 1 -o 'clock-%03d.png'"
    )
    #expect(numbered.status == 0, "\(numbered.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    #expect(
      names.filter { $0.hasPrefix("clock-") }.sorted()
        == ["clock-001.png", "clock-002.png", "clock-003.png"]
    )
    let wrong = try espalier("picture clock.swift --to 1 -o clock.svg")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("A film is a PNG or numbered files"))
    let large = try espalier("picture clock.swift --to 1 --max-output 100 -o clock.png")
    #expect(large.errors.contains("the film takes more than 100 bytes"), "\(large.errors)")
  }

  @Test func timeChangesNothingOfSpecs() throws {
    try scratch.write("card.json", SampleSpecs.good)
    let run = try espalier("layout card.json --at 1 --at 2 --format outline")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.filter { $0.contains(" s") && $0.contains(", at ") }.count == 2)
  }
}

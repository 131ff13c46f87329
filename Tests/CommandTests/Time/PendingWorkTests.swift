import Foundation
import Testing

/// What a screen waits for before its result is taken.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct PendingWorkTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func espalier(_ arguments: String) throws -> Espalier.Run {
    try SwiftCommand.run(arguments, in: scratch.path)
  }

  /// The words of each preview, by its name.
  private func words(_ run: Espalier.Run) -> [String: String] {
    var (words, name): ([String: String], String) = ([:], "")
    for line in run.lines {
      if let mark = line.firstIndex(of: "#"), let end = line.firstIndex(of: ":") {
        name = String(line[line.index(after: mark)..<end])
      }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      if parts.count > 2 { words[name, default: ""] += parts[1] }
    }
    return words
  }

  private static let loading = """
    import SwiftUI
    import Combine
    final class Model: ObservableObject {
      @Published var words = "loading"
      init(_ way: Int) {
        switch way {
        case 1: Task { @MainActor in words = await Task.detached { "task" }.value }
        case 2: DispatchQueue.main.asyncAfter(deadline: .now()) { self.words = "later for now" }
        case 3: DispatchQueue.global().async { DispatchQueue.main.async { self.words = "queue" } }
        case 4: Just("published").receive(on: RunLoop.main).assign(to: &$words)
        case 5: Task { @MainActor in try? await Task.sleep(for: .zero); words = "no sleep" }
        default: Task { @MainActor in try? await Task.sleep(for: .seconds(1)); words = "slept" }
        }
      }
    }
    extension Model: @unchecked Sendable {}
    struct Loading: View {
      @StateObject private var model: Model
      init(_ way: Int) { _model = StateObject(wrappedValue: Model(way)) }
      var body: some View { Text(model.words) }
    }
    struct Item: View {
      var isSlow = false
      @State private var words = "loading"
      var body: some View {
        Text(words).task {
          if isSlow { try? await Task.sleep(for: .seconds(2)) }
          words = "loaded"
        }
      }
    }
    #Preview("task") { Loading(1) }
    #Preview("later") { Loading(2) }
    #Preview("queue") { Loading(3) }
    #Preview("publisher") { Loading(4) }
    #Preview("zero") { Loading(5) }
    #Preview("sleep") { Loading(6) }
    #Preview("Loaded") { Item() }
    #Preview("Loading") { Item(isSlow: true) }

    """

  // T10.25
  @Test func whatDoesNotWaitHasHappenedAtTimeZero() throws {
    try scratch.write("loading.swift", Self.loading)
    let expected = [
      "task": "task", "later": "later for now", "queue": "queue", "publisher": "published",
      "zero": "no sleep", "sleep": "loading", "Loaded": "loaded", "Loading": "loading",
    ]
    for options in ["", "--at 0"] {
      let run = try espalier("layout loading.swift --text fixed --format outline \(options)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(words(run) == expected, "\(options)")
    }
    let settled = try espalier("layout loading.swift --text fixed --format outline --settle")
    #expect(settled.errors == "")
    var later = expected
    (later["sleep"], later["Loading"]) = ("slept", "loaded")
    #expect(words(settled) == later)
  }

  private static let waiting = """
    import SwiftUI
    struct Twice: View {
      @State private var words = "asleep"
      var body: some View {
        Text(words).task {
          try? await Task.sleep(for: .seconds(2))
          words = "once"
          try? await Task.sleep(for: .seconds(3))
          words = "twice"
        }
      }
    }
    struct Ticking: View {
      @State private var count = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View { Text("\\(count) ticks").onReceive(timer) { _ in count += 1 } }
    }
    struct Moving: View {
      @State private var width = 10.0
      @State private var words = "moves"
      var body: some View {
        Text(words).frame(width: width).onAppear {
          withAnimation(.linear(duration: 2)) { width = 100 } completion: { words = "moved" }
        }
      }
    }
    struct Long: View {
      @State private var words = "long"
      var body: some View {
        Text(words).task {
          try? await Task.sleep(for: .seconds(60))
          words = "over"
        }
      }
    }
    #Preview("ticking") { Ticking() }
    #Preview("twice") { Twice() }
    #Preview("moving") { Moving() }
    #Preview("timeline") {
      TimelineView(.periodic(from: .now, by: 1)) {
        Text("\\($0.date.timeIntervalSinceReferenceDate.formatted()) s")
      }
    }
    #Preview("long") { Long() }
    #Preview("phases") {
      PhaseAnimator([1.0, 2.0]) { Text("phase").scaleEffect($0) }
    }

    """

  // T10.25
  @Test func settlingEndsWithWhatIsPendingAndSaysWhatStillIs() throws {
    try scratch.write("waiting.swift", Self.waiting)
    let run = try espalier("layout waiting.swift --text fixed --format outline --settle")
    #expect(run.status == 0)
    #expect(
      words(run) == [
        "ticking": "10 ticks", "twice": "twice", "moving": "moved", "timeline": "0 s",
        "long": "long", "phases": "phase",
      ]
    )
    #expect(
      run.errorLines.filter { !$0.hasPrefix("hint") } == [
        "waiting.swift:36:1: warning: after 10 s there are still timers",
        "waiting.swift:44:1: warning: after 0 s there are still sleeping tasks",
        "waiting.swift:45:1: warning: after 10 s there are still ends of animations",
      ]
    )
    #expect(try espalier("layout waiting.swift -q --settle").errors == "")
  }

  // T10.25
  @Test(arguments: ["layout", "accessibility", "rtl", "picture"])
  func everyCommandWaitsAlike(_ command: String) throws {
    try scratch.write("waiting.swift", Self.waiting)
    let preview = "waiting.swift --preview twice --text fixed"
    func output(_ options: String) throws -> String {
      let format =
        switch command {
        case "picture": "--format displayList -o -"
        case "rtl": "--all"
        default: ""
        }
      let run = try espalier("\(command) \(preview) \(format) \(options)")
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    let (first, settled) = (try output(""), try output("--settle"))
    #expect(first != settled)
    #expect(first.contains("asleep") || command == "picture" || command == "rtl")
    #expect(settled.contains("twice") || command == "picture" || command == "rtl")
  }

  // T10.25
  @Test func settlingIsATimeOfItsOwnAndComesAfterWhatIsDone() throws {
    try scratch.write(
      "used.swift",
      """
      import SwiftUI
      struct Used: View {
        @State private var words = "unused"
        var body: some View {
          Button("Use") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              words = "used"
            }
          }
          Text(words)
        }
      }
      #Preview { Used() }
      """
    )
    let used = "layout used.swift --text fixed --format outline --do 'activate Use'"
    #expect(try espalier(used).output.contains("\"unused\""))
    #expect(try espalier("\(used) --settle").output.contains("\"used\""))
    for options in ["--at 1", "--to 2", "--from 1 --to 2"] {
      let run = try espalier("\(used) --settle \(options)")
      #expect(run.status == 64)
      #expect(run.errors.contains("--settle cannot be combined"), "\(run.errors)")
    }
    let alone = try espalier("publish used.swift --settle")
    #expect(alone.status == 64)
    #expect(alone.errors.contains("--settle needs --check"))
  }
}

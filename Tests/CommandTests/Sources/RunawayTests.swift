import Foundation
import Testing

/// Code of screens that does not come to an end: it is stopped, and named where it is.
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct RunawayTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func layout(
    _ source: String,
    _ options: String = "",
    seconds: Int = 2
  ) throws -> Espalier.Run {
    try scratch.write("run.swift", "import SwiftUI\nimport Dispatch\n" + source)
    return try SwiftCommand.run(
      "layout run.swift --text fixed --format outline --max-seconds \(seconds) \(options)",
      in: scratch.path
    )
  }

  private static let loops = """
    struct Loop: View {
      @State private var count = 0
      var body: some View {
        Button("Go") { while true { count &+= 1 } }
      }
    }
    struct Circle: View {
      var body: some View {
        var values = [1]
        while values.count > 0 {
          values = values.map { $0 ^ 1 }
        }
        return Text("never")
      }
    }
    #Preview("before") { Text("before") }
    #Preview("action") { Loop() }
    #Preview("body") { Circle() }
    #Preview("canvas") {
      Canvas { _, size in
        var x = size.width
        while x >= 0 { x = abs(x) }
      }
    }
    #Preview("after") { Text("after") }
    """

  @Test func endlessLoopsAreStoppedWhereTheyAreAndTheOthersAreShown() throws {
    let run = try layout(Self.loops)
    #expect(run.status == 65)
    // The loop of a body is stopped at one of its lines, that of a closure has no name.
    let places = ["run.swift:11:", "run.swift:12:", "run.swift:13:"]
    #expect(places.contains { run.errors.contains($0) }, "\(run.errors)")
    #expect(run.errors.contains("error: stopped after 2 s of computing, in Circle.body\n"))
    #expect(run.errors.contains("run.swift:20:1: error: the preview 'body' is not shown\n"))
    #expect(run.errors.components(separatedBy: "error: stopped after 2 s of").count == 3)
    #expect(run.errors.contains("run.swift:21:1: error: the preview 'canvas' is not shown\n"))
    #expect(run.errors.contains("--max-seconds lets it take longer"))
    let titles = run.lines.filter { $0.hasPrefix("run.swift#") }.map { $0.prefix { $0 != ":" } }
    #expect(titles == ["run.swift#before", "run.swift#action", "run.swift#after"])
  }

  @Test func anEndlessActionIsStopped() throws {
    let run = try layout(Self.loops, "--preview action --do 'activate Go'")
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.errors.contains("run.swift:6:"))
    #expect(run.errors.contains("error: stopped after 2 s of computing, in Loop.body\n"))
  }

  /// A busy machine may need minutes for the seconds that are allowed.
  @Test func whatTakesLongIsNamedBeforeItIsStopped() throws {
    let run = try layout(Self.loops, "--preview body", seconds: 6)
    #expect(run.status == 65)
    let place = try #require(
      run.errors.range(of: "note: still computing after 5 s, in Circle.body")
    )
    let end = try #require(run.errors.range(of: "error: stopped after 6 s of computing"))
    #expect(place.upperBound < end.lowerBound)
    let quiet = try layout(Self.loops, "--preview before -q", seconds: 6)
    #expect(!quiet.errors.contains("still computing"))
  }

  @Test func aMainThreadThatEndsIsAnEnd() throws {
    let run = try layout(
      """
      struct Ending: View {
        var body: some View { Text("x").onAppear { Thread.exit() } }
      }
      #Preview("ends") { Ending() }
      #Preview("after") { Text("after") }
      """
    )
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("it has ended the main thread"))
    #expect(run.output.contains("\"after\""))
  }

  @Test func waitingForWhatNeverComesIsStopped() throws {
    let run = try layout(
      """
      struct Waiting: View {
        var body: some View {
          Text("x").onAppear {
            DispatchSemaphore(value: 0).wait()
          }
        }
      }
      #Preview("stuck") { Waiting() }
      #Preview("after") { Text("after") }
      """
    )
    #expect(run.status == 65)
    #expect(run.errors.contains("run.swift:6:"), "\(run.errors)")
    #expect(run.errors.contains("error: stopped after 2 s of waiting on the main thread"))
    #expect(run.lines.first?.hasPrefix("run.swift#after:") == true)
  }

  @Test func waitingForAThreadThatComputesForEverIsStopped() throws {
    let run = try layout(
      """
      struct Thinking: View {
        var body: some View {
          Text("x").onAppear {
            let end = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
              while true {}
            }
            end.wait()
          }
        }
      }
      #Preview { Thinking() }
      """
    )
    #expect(run.status == 65)
    #expect(run.errors.contains("run.swift:10:"), "\(run.errors)")
    #expect(run.errors.contains("computing, on other threads than the main one, which waits"))
  }

  @Test func anEndlessLoopAtATimeOfAFilmIsStopped() throws {
    let run = try layout(
      """
      struct Late: View {
        var body: some View {
          TimelineView(.animation) { context in
            Canvas { _, _ in
              while context.date.timeIntervalSinceReferenceDate > 0.4 {}
            }
          }
        }
      }
      #Preview { Late() }
      """,
      "--at 0.2 --at 1"
    )
    #expect(run.status == 65)
    #expect(run.errors.contains("run.swift:7:"), "\(run.errors)")
    #expect(run.errors.contains("error: stopped after 6 s of computing"))
  }

  @Test func viewsThatContainThemselvesAreNamed() throws {
    let run = try layout(
      """
      struct Outer: View { var body: some View { VStack { Inner() } } }
      struct Inner: View { var body: some View { AnyView(Outer()) } }
      #Preview("nested") { Outer() }
      #Preview("after") { Text("after") }
      """
    )
    #expect(run.status == 65)
    #expect(run.errors.contains("levels deep: they contain themselves without an end, "))
    #expect(
      run.errors.contains("Outer → Inner → Outer\n")
        || run.errors.contains("Inner → Outer → Inner\n")
    )
    #expect(run.errors.contains("run.swift:5:1: error: the preview 'nested' is not shown"))
    #expect(run.lines.first?.hasPrefix("run.swift#after:") == true)
  }

  @Test func functionsThatCallEachOtherWithoutAnEndAreNamed() throws {
    let run = try layout(
      """
      func depth(_ n: Int) -> Int { other(n + 1) + 1 }
      func other(_ n: Int) -> Int { depth(n) * 2 }
      #Preview { Text("\\(depth(0))") }
      """,
      // A busy machine takes seconds to fill a gigabyte of stack.
      seconds: 60
    )
    #expect(run.status == 70)
    #expect(run.errors.contains("Fatal error: the stack is full: calls within calls"))
    let cycle = "depth(_:) → other(_:) → depth(_:) without an end\n"
    let other = "other(_:) → depth(_:) → other(_:) without an end\n"
    #expect(run.errors.contains(cycle) || run.errors.contains(other), "\(run.errors)")
  }
}

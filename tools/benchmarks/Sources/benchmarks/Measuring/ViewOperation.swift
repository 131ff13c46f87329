import LayoutCore
import ViewGraph

/// A piece of work that is measured on views written in Swift.
enum ViewOperation: String, CaseIterable {
  /// From view values to their frames: bodies, graph and first layout.
  case first = "views-first"
  /// The engine's own part of that: resolving and laying out the same tree.
  case engine = "views-engine"
  /// Another caption in the middle row, and layout.
  case caption = "views-caption"
  /// A moment later while one opacity beside the rows is on its way, and what is shown then.
  case tick = "views-tick"

  /// Makes the runs of an operation ready, one after the other.
  @MainActor
  private func preparation(_ name: String) throws -> () -> Operation.Run {
    let workload = try ViewWorkload(name)
    switch self {
    case .first:
      return {
        {
          let screen: GraphScreen = MainActor.assumeIsolated { workload.settledScreen() }
          return screen
        }
      }
    case .engine:
      let scene = workload.scene()
      return {
        {
          let engine = LayoutEngine(scene, measurer: CellTextMeasurer())
          return (engine, engine.layout())
        }
      }
    case .tick:
      let screen = workload.fadingScreen()
      var time = 0.0
      return {
        time += 1.0 / 60
        let next = time
        // Who shows a screen has drawn a moment before the next one begins.
        ViewOperation.shown = nil
        return {
          MainActor.assumeIsolated { ViewOperation.shown = screen.shownForBenchmark(at: next) }
          return screen
        }
      }
    case .caption:
      let screen = workload.settledScreen()
      let model = workload.cards[workload.cards.count / 2]
      let captions = [model.caption + String(repeating: "x", count: 60), model.caption]
      var number = 0
      return {
        let caption = captions[number % 2]
        number += 1
        return {
          let screen: GraphScreen = MainActor.assumeIsolated {
            model.caption = caption
            screen.settleForBenchmark()
            return screen
          }
          return screen
        }
      }
    }
  }

  /// How many runs are counted: those that take little are many, or what else a process does, which
  /// differs from one to the next, would be most of what is counted.
  var repetitions: Int {
    switch self {
    case .first, .engine: 1
    case .caption, .tick: 50
    }
  }

  /// The instructions of one run; needs valgrind.
  func instructions(on name: String) throws -> Int {
    let all = try Callgrind.total(rawValue, name, runs: 1 + repetitions, false)
    return (all - (try Callgrind.total(rawValue, name, runs: 1, false))).instructions / repetitions
  }

  /// Prepares all runs and carries out as many of them as asked for.
  @MainActor
  func run(_ name: String, runs: Int) throws {
    let prepare = try preparation(name)
    for number in 0...repetitions {
      let run = prepare()
      // What is made is destroyed by the end of the process, unmeasured.
      if number < runs { ViewOperation.kept.append(run()) }
    }
  }

  @MainActor private static var kept: [Any] = []
  @MainActor private static var shown: LayoutResult?
}

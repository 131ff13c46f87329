import CAllocationCount
import Drawing
import DrawingCairo
import LayoutCore
@_spi(Measuring) import SwiftUI
import ViewGraph

/// The talk's fireworks, from one tick of the clock to pixels.
@MainActor
struct FireworksReport {
  /// What a tick takes.
  private struct Figures {
    /// Processor time, that of all threads together.
    var seconds: Double
    /// How often memory is asked for until what is drawn is known, and for its pixels.
    var allocations: (list: Double, pixels: Double)
  }

  private let some: Figures
  private let more: Figures

  /// Measures.
  init() throws {
    some = try FireworksReport.figures(particles: 1_000)
    more = try FireworksReport.figures(particles: 2_000)
  }

  /// How many ticks of 1,000 particles one core draws in a second.
  var ticks: Double { 1 / some.seconds }

  /// How often memory is asked for on account of one particle more.
  var allocations: (list: Double, pixels: Double) {
    (
      (more.allocations.list - some.allocations.list) / 1_000,
      (more.allocations.pixels - some.allocations.pixels) / 1_000
    )
  }

  /// What it may be: nothing for what is ours; for pixels only Cairo asks for memory.
  var figures: [ViewReport.Figure] {
    [
      ViewReport.Figure(
        name: "allocations a particle, its drawing",
        value: allocations.list,
        limit: 0.01
      ),
      ViewReport.Figure(
        name: "allocations a particle, its pixels by Cairo",
        value: allocations.pixels,
        limit: 4
      ),
    ]
  }

  func print() {
    Swift.print("\nfireworks of 1,000 particles at 390 × 844, scale 1, written in Swift")
    Swift.print(
      "  \((some.seconds * 1e3).formatted(2)) ms a tick: \(ticks.formatted(0)) a second;"
        + " allocations a particle: \(allocations.list.formatted(2)) until what is drawn is known,"
        + " \(allocations.pixels.formatted(2)) for its pixels"
    )
  }

  private static func figures(particles: Int) throws -> Figures {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: 390, height: 844))
    scene.environment.displayScale = 1
    let screen = _MeasuredHost.screen(
      Fireworks(particles: particles),
      in: scene,
      measurer: CellTextMeasurer()
    )
    var times: [Double] = []
    var allocations = (list: 0.0, pixels: 0.0)
    for frame in 0..<120 {
      let (start, before) = (ProcessorTime.now, allocation_count())
      let list = screen.shownForBenchmark(at: Double(frame) / 60).displayList()
      let between = allocation_count()
      guard list.elements.count > particles else { throw BenchmarkError("nothing is drawn") }
      try Picture.withPixels(of: list) { _, _, _, _ in }
      times.append(ProcessorTime.now - start)
      let after = allocation_count()
      allocations = (Double(between - before), Double(after - between))
    }
    return Figures(seconds: Samples(times).median, allocations: allocations)
  }
}

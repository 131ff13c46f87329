import CAllocator
import Drawing
import DrawingCairo
import LayoutCore
@_spi(Measuring) import SwiftUI
import ViewGraph

/// The talk's fireworks, from the clock's next time to pixels.
@MainActor
struct FireworksReport {
  /// What one picture takes.
  struct Figures {
    var seconds: Double
    var allocations: Double
  }

  /// 60 pictures a second on one core at 390 × 844.
  ///
  /// - Returns: Whether they are made in that time.
  static func print() throws -> Bool {
    let (some, more) = (try figures(particles: 1_000), try figures(particles: 2_000))
    let each = (more.allocations - some.allocations) / 1_000
    Swift.print("\nfireworks of 1,000 particles at 390 × 844, scale 1, written in Swift")
    Swift.print(
      "  \((some.seconds * 1e3).formatted(2)) ms a picture:"
        + " \((1 / some.seconds).formatted(0)) a second of 60;"
        + " \(each.formatted(2)) allocations a particle"
    )
    return 1 / some.seconds >= 60
  }

  private static func figures(particles: Int) throws -> Figures {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.host = .size(Size(width: 390, height: 844))
    scene.environment.displayScale = 1
    let clock = FireworksClock()
    let screen = _MeasuredHost.screen(
      FireworksCanvas(clock: clock, particles: particles),
      in: scene,
      measurer: CellTextMeasurer()
    )
    var times: [Double] = []
    var allocations = 0
    for frame in 0..<60 {
      let (start, before) = (ProcessorTime.now, Int(allocation_count()))
      clock.time = Double(frame) / 60
      screen.settleForBenchmark()
      guard let list = screen.layout?.displayList() else {
        throw BenchmarkError("there is no layout")
      }
      guard list.elements.count > particles else { throw BenchmarkError("nothing is drawn") }
      try DrawingCairo.Picture.withPixels(of: list) { _, _, _, _ in }
      times.append(ProcessorTime.now - start)
      allocations = Int(allocation_count()) - before
    }
    return Figures(seconds: Samples(times).median, allocations: Double(allocations))
  }
}

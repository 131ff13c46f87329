import CAllocator
import LayoutCore

/// Figures of a layout that can be read off without tools.
struct Figures {
  /// Sizes worked out for each view.
  var sizes: Double
  /// Measurements of each text.
  var measurements: Double
  /// Bytes allocated for each view: layout tree, memory of the engine and result.
  var bytes: Double

  static func work(of workload: Workload) -> Figures {
    let scene = workload.scene
    // What is made once for all layouts does not count.
    _ = Workload.cards(rows: 1).scene.layout(measurer: CellTextMeasurer())
    let before = Int(allocated_bytes())
    let result = scene.layout(measurer: CellTextMeasurer())
    let bytes = Int(allocated_bytes()) - before
    let statistics = result.statistics
    return Figures(
      sizes: Double(statistics.sizeComputations) / Double(workload.nodeCount),
      measurements: Double(statistics.measureCalls) / Double(workload.textCount),
      bytes: Double(bytes) / Double(workload.nodeCount)
    )
  }
}

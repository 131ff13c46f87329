import LayoutCore
import Testing

/// How much work layouts are; counts, not times, so that they are the same on every machine.
@Suite struct CostTests {
  /// What a workload may cost.
  struct Budget: Sendable {
    var workload: Workload
    /// Sizes worked out for each node.
    var sizes: Double
    /// Measurements of each text.
    var measurements: Double
  }

  @Test(arguments: [
    Budget(workload: .cards(rows: 10, height: 712), sizes: 1, measurements: 1),
    Budget(workload: .cards(rows: 100, height: 7_596), sizes: 1, measurements: 1),
    Budget(workload: .cards(rows: 1_000, height: 76_113), sizes: 1, measurements: 1),
    Budget(workload: .chain1000, sizes: 1, measurements: 1),
    // Most of these texts are wrapped: one measurement for the natural size, one for the lines.
    Budget(workload: .wide10k, sizes: 0.01, measurements: 1.9),
    Budget(workload: .alternating12, sizes: 4, measurements: 1.6),
    Budget(workload: .comb(30), sizes: 2, measurements: 1),
    Budget(workload: .comb(100), sizes: 2, measurements: 1),
    Budget(workload: .comb(1_000), sizes: 2, measurements: 1),
  ])
  func workStaysWithinItsBudget(_ budget: Budget) {
    let workload = budget.workload
    let result = workload.scene.layout(measurer: CellTextMeasurer())
    if let height = workload.height { #expect(result.rootFrame.height == height) }
    let statistics = result.statistics
    let sizes = Double(statistics.sizeComputations) / Double(statistics.nodes)
    let measurements = Double(statistics.measureCalls) / Double(workload.textCount)
    print("\(workload): \(sizes) sizes a node, \(measurements) measurements a text")
    #expect(sizes <= budget.sizes)
    #expect(measurements <= budget.measurements)
  }

  /// No memory could spare a measurement here: every answer is new.
  @Test(arguments: [Workload.cards(rows: 100), .wide10k, .alternating12, .comb(100)])
  func noTextIsBrokenTheSameWayTwice(_ workload: Workload) {
    let recorder = RecordingTextMeasurer(CellTextMeasurer())
    _ = workload.scene.layout(measurer: recorder)
    #expect(recorder.answers.count == workload.textCount)
    let repeated = recorder.answers.filter { Set($0).count < $0.count }
    #expect(repeated == [])
  }

  /// A deep tree costs a multiple of a shallow one, not a power.
  @Test(arguments: DeepTree.unary + DeepTree.binary)
  func workGrowsWithDepthNotFaster(_ tree: DeepTree) {
    let shallow = tree.scene(levels: 100).layout().statistics
    let deep = tree.scene(levels: 1_000).layout().statistics
    #expect(deep.sizeComputations <= 11 * shallow.sizeComputations)
    #expect(deep.measureCalls <= 20 * shallow.measureCalls)
  }

  @Test func negotiationsThatProbeEveryLevelStayAffordable() {
    // A column of baseline rows inside of rows, each of which has to be probed.
    var view = Sample.text("innermost")
    for level in 0..<40 {
      view =
        level.isMultiple(of: 2)
        ? .hStack(alignment: .firstTextBaseline, [.text("x"), view, .color])
        : .vStack(alignment: .leading, [view, .text("several words"), .spacer()])
    }
    let statistics = SampleScene([view]).layout().statistics
    #expect(statistics.sizeComputations <= 20 * statistics.nodes)
  }

  @Test func findingManyViewsByIdTakesLittle() {
    let children = (0..<20_000).map { Sample.image(1, 1).id("view \($0)") }
    let result = SampleScene([.zStack(children)]).layout()
    for index in stride(from: 0, to: 20_000, by: 2) {
      #expect(result.view(withID: "view \(index)")?.index == index + 1)
    }
    #expect(result.view(withID: "view") == nil)
  }

  @Test func manyOverlaysOnOneViewAreFoundOneByOne() {
    var view = Sample.image(10, 10)
    for index in 0..<3_000 { view = view.overlay([Sample.color.id("\(index)")]) }
    let result = SampleScene([view]).layout()
    let contents = result.roots[0].modifiers.map { $0.contentViews.map(\.id) }
    #expect(contents == (0..<3_000).map { ["\($0)"] })
    #expect(result.drawOrder.count == 3_001)
  }

  @Test func aWideStackOfManyPrioritiesIsOrderedQuickly() {
    let children = (0..<10_000).map { Sample.color.priority(Double($0)) }
    let row = Sample.hStack(spacing: 0, children)
    let result = SampleScene([row], host: .size(Size(width: 20_000, height: 1))).layout()
    // All goes to the last child, which has the highest priority.
    #expect(result.views.last?.frame.numbers == [0, 0, 20_000, 1])
  }
}

extension CostTests.Budget: CustomTestStringConvertible {
  var testDescription: String { workload.description }
}

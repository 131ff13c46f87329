import LayoutCore
import TestSupport
import Testing

/// Views that come, go and move are laid out as if they had always been where they are.
@Suite struct IncrementalEditingTests {
  /// One random scene after the other, with random edits; what differs names its seed.
  @Test(arguments: 0..<8)
  func randomEditsLeaveNoTrace(_ part: Int) {
    for offset in 0..<75 {
      let seed = UInt64(part * 1_000 + offset)
      var random = SeededGenerator(seed: seed ^ 0xED17)
      let layout = IncrementalLayout(SampleGenerator.scene(seed: seed).scene())
      var kept: [(result: LayoutResult, expected: LayoutResult)] = []
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 1...2, using: &random) { layout.edit(&random) }
        let result = layout.layout()
        let expected = layout.scene.layout()
        // Some results are looked at only after the screen has gone on.
        if step % 4 == 0 { kept.append((result, expected)) }
        #expect(result.bits == expected.bits, "seed \(seed), step \(step)")
        if step % 3 == 0 {
          #expect(result.structure == expected.structure, "views of seed \(seed), step \(step)")
        }
      }
      for (step, entry) in kept.enumerated() {
        #expect(entry.result.bits == entry.expected.bits, "seed \(seed), kept \(step)")
        #expect(entry.result.structure == entry.expected.structure, "seed \(seed), kept \(step)")
      }
    }
  }

  // MARK: Cost

  private static let row = Sample.hStack(
    spacing: 4,
    [.text("some words").padding(3), .spacer(), .image(20, 20).frame(width: 24)]
  )

  private static let containers: [Sample] = {
    let rows = Array(repeating: row, count: 1_000)
    let scrolled = Sample(
      content: .scrollView(axes: .vertical, position: ScrollPosition()),
      children: [.forEach(rows)]
    )
    return [
      .vStack(rows), .vStack([.group(rows), .divider]), .zStack(rows), scrolled,
      Sample(content: .lazyVStack(alignment: .leading, spacing: 2), children: [.forEach(rows)]),
      .vStack([.color, .forEach(rows).modifier(.environment(bodyFont))]),
    ]
  }()

  private static let bodyFont = EnvironmentChange(name: "font") { $0.font.size = .points(15) }

  /// The list's rows and the node of the view tree that holds them.
  private func list(_ container: Sample) -> (layout: IncrementalLayout, rows: [Int], parent: Int) {
    let scene = SampleScene([container], host: .proposal(.unspecified)).scene()
    let layout = IncrementalLayout(scene)
    _ = layout.layout().statistics
    let nodes = scene.tree.nodes
    let rows = nodes.indices.filter {
      if case .hStack = nodes[$0].content { true } else { false }
    }
    return (layout, rows, rows[0] - 1)
  }

  @Test(arguments: Self.containers)
  func anInsertedRowCostsWhatDependsOnIt(_ container: Sample) {
    let (layout, rows, parent) = list(container)
    var builder = ViewTreeBuilder()
    Self.row.add(to: &builder)
    let row = layout.insert(builder.finish(), at: 500, in: parent)
    let statistics = layout.layout().statistics
    #expect(statistics.sizeComputations <= 20)
    #expect(statistics.measureCalls <= 1)
    #expect(layout.scene.tree.nextSibling(of: rows[499]) == row.first)
    #expect(layout.scene.tree.nextSibling(of: row[0]) == rows[500])
    #expect(layout.layout().bits == layout.scene.layout().bits)
  }

  @Test(arguments: Self.containers)
  func aRemovedRowCostsNoMeasurement(_ container: Sample) {
    let (layout, rows, _) = list(container)
    layout.remove(rows[500])
    let statistics = layout.layout().statistics
    #expect(statistics.sizeComputations <= 10)
    #expect(statistics.measureCalls == 0)
    #expect(layout.layout().bits == layout.scene.layout().bits)
  }

  @Test(arguments: Self.containers)
  func aMovedRowCostsWhatDependsOnIt(_ container: Sample) {
    let (layout, rows, parent) = list(container)
    layout.move(rows[900], to: 3, in: parent)
    let statistics = layout.layout().statistics
    #expect(statistics.sizeComputations <= 20)
    #expect(statistics.measureCalls <= 1)
    #expect(layout.layout().bits == layout.scene.layout().bits)
  }

  @Test func aChangedEnvironmentCostsWhatInheritsIt() {
    var rows = Array(repeating: Self.row, count: 1_000)
    rows[500] = rows[500].modifier(.environment(Self.bodyFont))
    let proposal = ProposedViewSize(width: 400, height: nil)
    let scene = SampleScene([.vStack(rows)], host: .proposal(proposal)).scene()
    let layout = IncrementalLayout(scene)
    _ = layout.layout().statistics
    let change = EnvironmentChange(name: "font") { $0.font.size = .points(40) }
    layout.setContent(.modifier(.environment(change)), at: 1 + 500 * 6)
    let result = layout.layout()
    #expect(result.statistics.sizeComputations <= 20)
    #expect(result.statistics.measureCalls <= 1)
    #expect(result.views[1 + 500 * 4].environment.font.size == .points(40))
    #expect(result.bits == layout.scene.layout().bits)
  }

  @Test func aViewThatComesAndGoesCostsWhatDependsOnIt() {
    var rows = Array(repeating: Self.row, count: 1_000)
    rows[500] = Sample(content: .conditional(isPresent: false), children: [Self.row])
    let scene = SampleScene([.vStack(rows)], host: .proposal(.unspecified)).scene()
    let layout = IncrementalLayout(scene)
    _ = layout.layout().statistics
    for isPresent in [true, false] {
      layout.setContent(.conditional(isPresent: isPresent), at: 1 + 500 * 6)
      let result = layout.layout()
      #expect(result.views.count == (isPresent ? 4_001 : 3_997))
      #expect(result.statistics.sizeComputations <= 20)
      #expect(result.statistics.measureCalls <= 1)
      #expect(result.bits == layout.scene.layout().bits)
    }
  }

  /// Once much has been replaced everything is resolved anew, which no one notices.
  @Test func manyEditsLeaveNoTrace() {
    let (layout, rows, _) = list(.vStack([Self.row, Self.row, Self.row]))
    var row = rows[1]
    for _ in 0..<600 {
      let removed = layout.remove(row)
      row = layout.insert(removed, at: 1, in: 0)[0]
      _ = layout.layout().statistics
    }
    let result = layout.layout()
    #expect(result.bits == layout.scene.layout().bits)
  }
}

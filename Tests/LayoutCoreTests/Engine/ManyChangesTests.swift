import LayoutCore
import TestSupport
import Testing

/// Many changes between two layouts: each node around them is summed up once, not once for each.
@Suite struct ManyChangesTests {
  private static let counts = [500, 1_000, 2_000]

  private static func row(_ height: Double) -> Sample {
    Sample.color.frame(width: 20, height: height).padding(1)
  }

  private func column(_ count: Int, _ row: (Int) -> Sample) -> LayoutScene {
    SampleScene([.vStack((0..<count).map(row)).padding(2)]).scene()
  }

  /// The positions of the frames in a tree.
  private func frames(in scene: LayoutScene) -> [Int] {
    scene.tree.nodes.indices.filter {
      if case .modifier(.frame) = scene.tree.nodes[$0].content { true } else { false }
    }
  }

  @Test(arguments: counts)
  func eachOfManyFramesIsSummedUpOnce(_ count: Int) {
    let scene = column(count) { _ in Self.row(1) }
    let layout = IncrementalLayout(scene)
    _ = layout.layout().statistics
    for node in frames(in: scene) {
      layout.setContent(.modifier(.frame(width: 40, height: 2, alignment: .center)), at: node)
    }
    let result = layout.layout()
    // Each frame, the padding around it, the column and what is around that.
    #expect(result.statistics.summaries > count)
    #expect(result.statistics.summaries <= 2 * count + 5)
    #expect(result.bits == layout.scene.layout().bits)
    #expect(layout.layout().statistics.summaries == 0)
  }

  @Test(arguments: counts)
  func aColumnIsSummedUpOnceForManyRowsThatComeAndGo(_ count: Int) {
    let layout = IncrementalLayout(column(count) { _ in Self.row(1) })
    _ = layout.layout().statistics
    var builder = ViewTreeBuilder()
    Self.row(3).add(to: &builder)
    let row = builder.finish()
    for index in 0..<50 { layout.insert(row, at: index * 7, in: 1) }
    for _ in 0..<20 {
      let rows = Array(layout.scene.tree.children(of: 1))
      layout.remove(rows[rows.count / 2])
    }
    let result = layout.layout()
    #expect(result.statistics.summaries <= 5)
    #expect(result.bits == layout.scene.layout().bits)
    #expect(result.structure == layout.scene.layout().structure)
  }

  @Test(arguments: counts)
  func framesThatRelateToAContainerAreSummedUpOnce(_ count: Int) {
    let third = ContainerRelativeFrame([.horizontal], count: 3, spacing: 0)
    let rows = (0..<count).map { _ in
      Self.row(1).modifier(.containerRelativeFrame(third, alignment: .center))
    }
    let scroll = Sample(
      content: .scrollView(axes: .vertical, position: ScrollPosition()),
      children: [.vStack(rows)]
    ).padding(20)
    let result = SampleScene([scroll]).layout()
    #expect(result.statistics.summaries <= count + 10)
  }

  /// One random scene after the other, with many random changes at once; what differs names its seed.
  @Test(arguments: 0..<4)
  func manyRandomChangesLeaveNoTrace(_ part: Int) {
    for offset in 0..<60 {
      let seed = UInt64(part * 1_000 + offset)
      var random = SeededGenerator(seed: seed ^ 0x5F0)
      let layout = IncrementalLayout(SampleGenerator.scene(seed: seed).scene())
      for step in 0..<5 {
        for _ in 0..<Int.random(in: 2...12, using: &random) {
          let nodes = layout.scene.tree.nodes
          if Int.random(in: 0..<3, using: &random) == 0 {
            layout.edit(&random)
          } else if let node = Array(layout.scene.tree.subtree(of: nil)).randomElement(
            using: &random
          ),
            let content = nodes[node].content.varied(by: &random)
          {
            layout.setContent(content, at: node)
          }
        }
        let result = layout.layout()
        let expected = layout.scene.layout()
        #expect(result.bits == expected.bits, "seed \(seed), step \(step)")
        #expect(result.structure == expected.structure, "views of seed \(seed), step \(step)")
      }
    }
  }
}

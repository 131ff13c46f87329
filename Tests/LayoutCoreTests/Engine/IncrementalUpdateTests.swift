import LayoutCore
import TestSupport
import Testing

/// Another version of a screen is laid out as if it had been there from the beginning, and costs
/// what is new about it.
@Suite struct IncrementalUpdateTests {
  /// One random scene after the other becomes edited versions of itself; what differs names its
  /// seed.
  @Test(arguments: 0..<8)
  func versionsLeaveNoTrace(_ part: Int) {
    for offset in 0..<40 {
      let seed = UInt64(part * 1_000 + offset)
      var random = SeededGenerator(seed: seed ^ 0x0D1F)
      let scene = SampleGenerator.scene(seed: seed).scene()
      let layout = IncrementalLayout(scene)
      let author = IncrementalLayout(scene)
      for step in 0..<8 {
        for _ in 0..<Int.random(in: 1...4, using: &random) { author.edit(&random) }
        // Sometimes the author begins anew.
        if step == 6 { author.scene = SampleGenerator.scene(seed: seed + 1).scene() }
        let version = author.scene
        layout.update(to: version)
        if step % 3 == 1 {
          layout.edit(&random)
          layout.update(to: version)
        }
        let result = layout.layout()
        let expected = version.layout()
        #expect(result.bits == expected.bits, "seed \(seed), step \(step)")
        #expect(result.structure == expected.structure, "views of seed \(seed), step \(step)")
        #expect(layout.scene.tree.identifiers == version.tree.identifiers)
      }
    }
  }

  /// Modifiers around a text, and stacks whose first view is another one in each of them.
  @Test func theDeepestTreesBecomeOthers() {
    func scene(_ text: String) -> LayoutScene {
      var builder = ViewTreeBuilder()
      for _ in 1..<20_000 {
        builder.open(.vStack(alignment: .leading, spacing: 0))
        builder.leaf(.text(text))
      }
      for _ in 20_000..<ViewTree.maximumDepth {
        builder.open(.modifier(.paddingInsets(EdgeInsets())))
      }
      builder.leaf(.text(text))
      return LayoutScene(host: .proposal(.unspecified), tree: builder.finish())
    }
    let layout = IncrementalLayout(scene("one"))
    let width = layout.layout().views.first?.frame.width ?? 0
    layout.update(to: scene("seven"))
    #expect(layout.layout().views.first?.frame.width ?? 0 > width)
  }

  // MARK: Cost

  private static func row(_ text: String, font: Double = 15) -> Sample {
    .hStack(
      spacing: 4,
      [
        .text(text).padding(3).modifier(
          .environment(EnvironmentChange(name: "font") { $0.font.size = .points(font) })
        ),
        .spacer(), .image(20, 20).frame(width: 24),
      ]
    )
  }

  private static let rows = (0..<1_000).map { row($0) }

  /// A row that is the same in every version, whatever its place.
  private static func row(_ number: Int) -> Sample { row("row \(number)").id("\(number)") }

  private func scene(_ rows: [Sample]) -> LayoutScene {
    let alignments = SampleGenerator.alignments
    let host = LayoutScene.Host.size(Size(width: 300, height: 900))
    return SampleScene([.vStack(rows)], alignments: alignments, host: host).scene()
  }

  /// What becomes of a thousand rows, and how many texts and sizes that may cost.
  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var measureCalls: Int
    var sizeComputations: Int
    var change: @Sendable (inout [Sample]) -> Void

    init(
      _ name: String,
      measureCalls: Int,
      sizeComputations: Int,
      _ change: @escaping @Sendable (inout [Sample]) -> Void
    ) {
      testDescription = name
      self.measureCalls = measureCalls
      self.sizeComputations = sizeComputations
      self.change = change
    }
  }

  private static let edits = [
    Edit("nothing", measureCalls: 0, sizeComputations: 0) { _ in },
    Edit("other words", measureCalls: 1, sizeComputations: 10) {
      $0[500] = row("other words").id("500")
    },
    Edit("another font", measureCalls: 1, sizeComputations: 20) {
      $0[500] = row("row 500", font: 30).id("500")
    },
    Edit("a row at the start", measureCalls: 1, sizeComputations: 20) {
      $0.insert(row("new"), at: 0)
    },
    Edit("a row at the end", measureCalls: 1, sizeComputations: 20) { $0.append(row("new")) },
    Edit("the first row gone", measureCalls: 0, sizeComputations: 10) { $0.removeFirst() },
    Edit("rows gone and others come", measureCalls: 3, sizeComputations: 60) {
      $0.removeSubrange(10..<13)
      $0.insert(row("new"), at: 400)
      $0.insert(row("newer"), at: 800)
      $0[990] = row("newest").id("990")
    },
    Edit("a row that moves", measureCalls: 1, sizeComputations: 20) {
      $0.insert($0.remove(at: 100), at: 300)
    },
  ]

  @Test(arguments: Self.edits)
  func aVersionCostsWhatIsNewAboutIt(_ edit: Edit) {
    var rows = Self.rows
    let layout = IncrementalLayout(scene(rows))
    _ = layout.layout().statistics
    edit.change(&rows)
    let version = scene(rows)
    layout.update(to: version)
    let statistics = layout.layout().statistics
    #expect(statistics.measureCalls <= edit.measureCalls)
    #expect(statistics.sizeComputations <= edit.sizeComputations)
    #expect(layout.layout().bits == version.layout().bits)
    #expect(layout.layout().structure == version.layout().structure)
  }

  @Test func aVersionOfAnotherWidthIsLaidOutInIt() {
    let layout = IncrementalLayout(scene(Self.rows))
    _ = layout.layout().statistics
    var version = scene(Self.rows)
    version.host = .size(Size(width: 250, height: 900))
    layout.update(to: version)
    #expect(layout.layout().bits == version.layout().bits)
    #expect(layout.host == version.host)
  }
}

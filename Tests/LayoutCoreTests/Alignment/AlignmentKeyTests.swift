import LayoutCore
import Testing

@Suite struct AlignmentKeyTests {
  /// Guides past the 31st share a bit of the mask that spares questions for guides no one sets.
  @Test func aTreeOfManyAlignmentsKeepsThemApart() {
    let count: UInt16 = 60
    let alignments = (0..<count).map { index in
      SampleAlignment(.vertical) { _ in Double(index) }
    }
    var view = Sample.image(10, 10)
    for index in stride(from: 0, to: count, by: 2) {
      view = view.guide(.custom(index)) { _ in 100 + Double(index) }
    }
    let column = Sample.vStack(spacing: 0, [.image(10, 7), view])
    let root = SampleScene([column], alignments: alignments).layout().roots[0]
    for index in 0..<count {
      let isSet = index.isMultiple(of: 2)
      #expect(
        root.guide(.custom(index)) == (isSet ? 107 + Double(index) : Double(index), isSet),
        "alignment \(index)"
      )
    }
  }

  @Test func theLastAlignmentIsAlignedByAsTheFirst() {
    let count: UInt16 = 40
    let alignments = (0..<count).map { _ in SampleAlignment(.vertical) { $0.height } }
    let high = Sample.image(10, 30).guide(.custom(count - 1)) { _ in 4 }.id("high")
    let row = Sample.hStack(alignment: .custom(count - 1), spacing: 0, [high, .image(10, 20)])
    let result = SampleScene([row], alignments: alignments).layout()
    // 4 and 20 meet.
    #expect(result.rootFrame.height == 46)
    #expect(result.frame("high")?[1] == 93)
  }
}

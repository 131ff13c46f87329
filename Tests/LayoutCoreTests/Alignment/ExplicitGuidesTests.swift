import LayoutCore
import Testing

@Suite struct ExplicitGuidesTests {
  private static func combined(
    _ values: [Double],
    _ key: AlignmentKey,
    _ custom: CustomAlignment.Combine? = nil
  ) -> Double? {
    var combined: Double?
    for (count, value) in values.enumerated() {
      combined = ExplicitGuides.combine(
        value,
        into: combined,
        count: count,
        key: key,
        custom: custom
      )
    }
    return combined
  }

  @Test func baselinesAreTheTopmostAndTheLowest() {
    #expect(Self.combined([20, 10, 30], .firstTextBaseline) == 10)
    #expect(Self.combined([20, 10, 30], .lastTextBaseline) == 30)
    #expect(Self.combined([7], .lastTextBaseline) == 7)
  }

  @Test func customGuidesAverage() {
    #expect(Self.combined([10, 20], .custom(0)) == 15)
    #expect(Self.combined([10, 20, 60], .custom(0)) == 30)
    #expect(Self.combined([], .custom(0)) == nil)
  }

  @Test func anAlignmentMayCombineByItself() {
    let sum: CustomAlignment.Combine = { current, count, value in
      (current ?? 100) + value * Double(count + 1)
    }
    #expect(Self.combined([1, 2, 3], .custom(0), sum) == 114)
  }
}

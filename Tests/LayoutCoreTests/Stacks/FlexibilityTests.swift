import LayoutCore
import Testing

@Suite struct FlexibilityTests {
  private static let endless = Double.infinity

  @Test(
    arguments: [
      ([0, 10], [0, 20], true), ([0, 20], [0, 10], false), ([0, 10], [5, 15], false),
      ([20, endless], [10, endless], true), ([10, endless], [20, endless], false),
      ([10, endless], [10, endless], false), ([0, 1e9], [50, endless], true),
      ([50, endless], [0, 1e9], false), ([7, 7], [0, 1], true), ([9, 4], [3, 3], true),
      ([endless, endless], [0, 1], true), ([0, 1], [endless, endless], false),
    ] as [([Double], [Double], Bool)]
  )
  func theOneThatStretchesLessPrecedes(_ first: [Double], _ second: [Double], _ precedes: Bool) {
    let first = Flexibility(minimum: first[0], maximum: first[1])
    let second = Flexibility(minimum: second[0], maximum: second[1])
    #expect(first.precedes(second) == precedes)
  }
}

import LayoutCore
import Testing

/// Texts that may become smaller (L18.6).
@Suite struct TextShrinkingTests {
  /// The size of a text in what is offered to it.
  private func size(_ string: String, _ width: Double, _ height: Double, minimum: Double) -> Size {
    TextLayoutTests.layout(.text(string), width: width, height: height) {
      $0.minimumScaleFactor = minimum
    }.rootFrame.size
  }

  @Test func aCharacterThatIsTooWideShrinks() {
    let whole = size("8", 1000, 1000, minimum: 0.01)
    let small = size("8", whole.width / 4, 1000, minimum: 0.01)
    #expect(small.width <= (whole.width / 4).rounded(.up) && small.height < whole.height / 3)
    #expect(size("8", whole.width / 4, 1000, minimum: 1).height == whole.height)
  }

  @Test func aLineThatIsTooHighShrinks() {
    let whole = size("one", 1000, 1000, minimum: 0.01)
    let small = size("one", 1000, whole.height / 2, minimum: 0.01)
    #expect(abs(small.width - whole.width / 2) <= 1 && small.height <= whole.height / 2 + 1)
    // Heights that were rounded to pixels hold their lines.
    #expect(size("one", 1000, whole.height - 0.5, minimum: 0.01) == whole)
  }

  @Test func whatIsLeftOfAHugeTextIsNotCoarse() {
    let whole = size("8", 1000, 1000, minimum: 0.001)
    let part = whole.width * 0.09
    let small = size("8", part, 1000, minimum: 0.001)
    #expect(small.width <= part.rounded(.up) && small.width >= part * 0.9, "\(small), \(part)")
  }

  @Test func noTextBecomesSmallerThanItMay() {
    let whole = size("8", 1000, 1000, minimum: 0.5)
    #expect(
      size("8", whole.width / 4, 1000, minimum: 0.5).height == (whole.height / 2).rounded(.up)
    )
  }
}

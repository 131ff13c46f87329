import LayoutCore
import Testing

@Suite struct FixedSizeTests {
  private static func layout(
    _ view: Sample,
    horizontal: Bool = true,
    vertical: Bool = true
  ) -> LayoutResult {
    let fixed = view.modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
    return SampleScene([fixed], host: .size(Size(width: 100, height: 100))).layout()
  }

  @Test func namedAxesAreIdealAndTheOthersAsOffered() {
    #expect(Self.layout(.color).rootFrame.numbers == [45, 45, 10, 10])
    #expect(Self.layout(.color, vertical: false).rootFrame.numbers == [45, 0, 10, 100])
    #expect(Self.layout(.color, horizontal: false).rootFrame.numbers == [0, 45, 100, 10])
  }

  @Test func aTextIsNotWrappedOrCutOff() {
    let text = Sample.text("Avocado Toast with Almond Butter")
    let result = Self.layout(text)
    // 32 characters of 8.5 points, centred although there is room for 100.
    #expect(result.rootFrame.numbers == [-86, 39.5, 272, 21])
    #expect(result.views[0].text?.lines.count == 1)
    #expect(Self.layout(text, horizontal: false).rootFrame.height == 82)
  }

  @Test func anIdealFrameIsTakenAtItsWord() {
    let text = Sample.text("a").frame(FlexibleFrame(idealWidth: 60, idealHeight: 70))
    #expect(Self.layout(text).rootFrame.size == Size(width: 60, height: 70))
  }

  /// The column is measured with nil and placed with its own width.
  @Test func insideOfIdealWidthsTheWidestDecides() {
    let column = Sample.vStack(
      spacing: 0,
      [.image(40, 5), Sample.color.id("color"), .image(60, 5)]
    )
    let result = Self.layout(column)
    #expect(result.rootFrame.size == Size(width: 60, height: 20))
    #expect(result.frame("color") == [20, 45, 60, 10])
  }
}

import LayoutCore
import Testing

/// The default gaps around texts of 17 points, whose lines are 20.287 points high.
@Suite struct TextSpacingTests {
  /// From the upper view's bottom, or the first view's trailing edge, to the next view.
  private static func gap(_ first: Sample, _ second: Sample, along axis: Axis = .vertical) -> Double
  {
    let views = [first.id("first"), second.id("second")]
    let stack = axis == .vertical ? Sample.vStack(views) : .hStack(views)
    let result = SampleScene([stack], host: .proposal(.unspecified)).layout()
    guard let first = result.view(withID: "first")?.outerFrame,
      let second = result.view(withID: "second")?.outerFrame
    else { return .nan }
    return axis == .vertical ? second.minY - first.maxY : second.minX - first.maxX
  }

  private static let text = Sample.text("Avocado")
  private static let box = Sample.image(20, 20)
  /// A line and a tenth of it in whole pixels, less what lies above the baseline or of a capital.
  private static let (above, below) = (7.100_585_937_5, 11.309_082_031_25)

  @Test func gapsAboveAndBelowATextAreUnequalAndNotThoseOfBoxes() {
    #expect(abs(Self.gap(Self.box, Self.text) - Self.above) < 1e-9)
    #expect(abs(Self.gap(Self.text, Self.box) - Self.below) < 1e-9)
    #expect(Self.gap(Self.box, Self.box) == 8)
  }

  @Test func textsBelowEachOtherKeepTheirLinePitch() {
    #expect(Self.gap(Self.text, Self.text) == 0)
    #expect(Self.gap(Self.text, .text("two\nlines")) == 0)
  }

  @Test func besideEachOtherTextsAreBoxes() {
    #expect(Self.gap(Self.text, Self.text, along: .horizontal) == 8)
    #expect(Self.gap(Self.text, Self.box, along: .horizontal) == 8)
  }

  @Test func gapsGrowWithTheFont() {
    let large = Self.text.environment { $0.font = TextFont(size: .style(.largeTitle)) }
    #expect(Self.gap(Self.box, large) > 1.8 * Self.above)
    #expect(Self.gap(large, Self.box) > 1.8 * Self.below)
  }

  @Test func onlyPaddedEdgesBecomePlain() {
    let text = Self.text.modifier(.padding(edges: .top, length: 5))
    #expect(Self.gap(Self.box, text) == 8)
    #expect(Self.gap(text, Self.box) == Self.gap(Self.text, Self.box))
    let sides = Self.text.modifier(.padding(edges: .horizontal, length: 5))
    #expect(Self.gap(Self.box, sides) == Self.gap(Self.box, Self.text))
  }

  @Test func aFrameMakesTheEdgesOfItsOwnAxesPlain() {
    #expect(Self.gap(Self.box, Self.text.frame(height: 40)) == 8)
    #expect(Self.gap(Self.text.frame(FlexibleFrame(maxHeight: 40)), Self.box) == 8)
    let wide = Self.text.frame(width: 90)
    #expect(Self.gap(Self.box, wide) == Self.gap(Self.box, Self.text))
    let flexible = Self.text.frame(FlexibleFrame(maxWidth: 90))
    #expect(Self.gap(flexible, Self.box) == Self.gap(Self.text, Self.box))
  }

  @Test func whatDoesNotResizeKeepsTheTextsGaps() {
    let text = Self.text.overlay([Self.box]).background([.color])
      .modifier(.offset(Point(x: 9, y: 9))).modifier(.fixedSize(horizontal: true, vertical: true))
    #expect(Self.gap(Self.box, text) == Self.gap(Self.box, Self.text))
    #expect(Self.gap(text, Self.box) == Self.gap(Self.text, Self.box))
  }

  @Test func aStackHasTheGapsOfItsEnds() {
    let column = Sample.vStack([Self.text, Self.box])
    #expect(Self.gap(Self.box, column) == Self.gap(Self.box, Self.text))
    #expect(Self.gap(column, Self.box) == 8)
    // Across, the widest wish of all children counts.
    let row = Sample.hStack([Self.box, Self.text])
    #expect(Self.gap(Self.box, row) == Self.gap(Self.box, Self.text))
    #expect(Self.gap(row, Self.box) == Self.gap(Self.text, Self.box))
  }

  @Test func aButtonWithoutStyleIsTextIfItsLabelIs() {
    let button = Sample.control(.button(nil), [Self.text])
    #expect(Self.gap(Self.text, button) == 0)
    #expect(Self.gap(Self.box, button) == Self.gap(Self.box, Self.text))
    #expect(Self.gap(button, Self.box) == Self.gap(Self.text, Self.box))
  }

  @Test func statedSpacingReplacesAllGaps() {
    let column = Sample.vStack(spacing: 3, [Self.text, Self.box, Self.text])
    let frames = SampleScene([column]).layout().views.dropFirst().map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 3) < 1e-9 })
  }
}

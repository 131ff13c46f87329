import AccessibilityATK
import Testing

@Suite struct PixelRectTests {
  @Test func `The near edges of a rectangle belong to it, the far ones do not`() {
    let rect = PixelRect(x: 2, y: 3, width: 4, height: 5)
    #expect(rect.contains(PixelPoint(x: 2, y: 3)))
    #expect(rect.contains(PixelPoint(x: 5, y: 7)))
    #expect(!rect.contains(PixelPoint(x: 6, y: 7)))
    #expect(!rect.contains(PixelPoint(x: 5, y: 8)))
  }
}

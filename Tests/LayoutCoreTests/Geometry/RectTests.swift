import LayoutCore
import Testing

@Suite struct RectTests {
  @Test func aNegativeSizeCoversTheSameAreaAsItsPositiveForm() {
    #expect(Rect(x: 10, y: 20, width: -4, height: 6).standardized.numbers == [6, 20, 4, 6])
    #expect(Rect(x: 10, y: 20, width: 4, height: -6).standardized.numbers == [10, 14, 4, 6])
    #expect(Rect(x: 10, y: 20, width: -4, height: -6).standardized.numbers == [6, 14, 4, 6])
  }

  @Test func aRectangleIsMirroredInItsContainer() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.mirrored(in: 100).numbers == [60, 20, 30, 40])
    #expect(rect.mirrored(in: 100).mirrored(in: 100) == rect)
    // What sticks out on one side does so on the other.
    #expect(Rect(x: -5, y: 0, width: 20, height: 1).mirrored(in: 100).minX == 85)
  }
}

import EspalierTesting
import SwiftUI
import Testing

/// How high lines are (L18.8): 20 points for a text of 17 with fixed measures would be its own.
@MainActor
@Suite struct LineHeightTests {
  private func height(
    _ lines: Int,
    _ change: (Text) -> some View = { $0 }
  ) throws -> CGFloat {
    let words = Array(repeating: "a", count: lines).joined(separator: "\n")
    return try Screen(change(Text(verbatim: words))).element(words).frame.height
  }

  @Test func linesHaveTheHeightThatIsStated() throws {
    #expect(try height(1) { $0.lineHeight(.exact(points: 40)) } == 40)
    #expect(try height(3) { $0.lineHeight(.exact(points: 40)) } == 120)
    #expect(try height(2) { $0.font(.system(size: 20)).lineHeight(.multiple(factor: 2)) } == 80)
  }

  @Test func aDistanceComesBesidesTheFontsOwnHeight() throws {
    let plain = try height(2)
    #expect(abs(try height(2) { $0.lineHeight(.leading(increase: 6)) } - plain - 12) < 0.7)
    #expect(try height(2) { $0.lineHeight(nil) } == plain)
    #expect(try height(2) { $0.lineHeight(.variable) } == plain)
    #expect(try height(2) { $0.lineHeight(.loose) } > height(2) { $0.lineHeight(.tight) })
  }
}

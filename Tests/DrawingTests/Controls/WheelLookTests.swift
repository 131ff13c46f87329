import Drawing
import LayoutCore
import SwiftUI
import Testing

/// The rows of wheels at type sizes (M3.4).
@MainActor
@Suite struct WheelLookTests {
  private func rows(
    _ size: SwiftUI.DynamicTypeSize,
    chosen: String = "Two"
  ) throws -> [Rect] {
    let wheel = Picker("Day", selection: .constant(chosen)) {
      ForEach(["One", "Two", "Three"], id: \.self) { Text($0) }
    }
    .pickerStyle(.wheel)
    .dynamicTypeSize(size)
    let texts = try SwiftScreen(wheel, width: 390, height: 400).texts
    return ["One", "Two", "Three"].compactMap { texts[$0] }
  }

  /// 30 at the size Large, as recorded; more in the measure in which lines of body are further apart: 34
  /// and 62 instead of 22.
  @Test func rowsGrowWithTheType() throws {
    for (size, distance) in [
      (SwiftUI.DynamicTypeSize.xSmall, 30.0), (.large, 30), (.accessibility1, 30 * 34 / 22.0),
      (.accessibility5, 30 * 62 / 22.0),
    ] {
      let rows = try rows(size)
      try #require(rows.count == 3)
      #expect(abs(rows[1].midY - rows[0].midY - distance) < 0.01, "\(size)")
      #expect(rows[0].maxY <= rows[1].minY && rows[1].maxY <= rows[2].minY, "\(size)")
      #expect(abs(rows[1].midY - 200) < 0.01, "\(size)")
    }
  }

  /// The chosen row is in the middle.
  @Test func theChosenRowIsInTheMiddle() throws {
    let rows = try rows(.accessibility3, chosen: "Three")
    #expect(abs(rows[2].midY - 200) < 0.01)
  }
}

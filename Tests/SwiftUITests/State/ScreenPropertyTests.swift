import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Properties whose values the screen changes: focus, metrics, colours, gestures.
@MainActor
@Suite struct ScreenPropertyTests {
  private struct Fields: View {
    enum Field: Hashable { case first, second }
    @FocusState private var field: Field?
    @State private var hasSecond = true
    let record: Record

    var body: some View {
      let _ = record.note(field.map { "\($0)" } ?? "none")
      let _ = record.action = { if field == nil { field = .second } else { hasSecond = false } }
      VStack {
        Text("a").focused($field, equals: .first)
        if hasSecond { Text("b").focused($field, equals: .second) }
      }
    }
  }

  // V2.16
  @Test func theFocusGoesWithItsView() throws {
    let record = Record()
    let screen = screen(Fields(record: record))
    try screen.settle()
    screen.handlers { $0.focus != nil }?.focus?(true)
    try screen.settle()
    screen.handlers { $0.focus != nil }?.focus?(false)
    try screen.settle()
    record.action?()
    try screen.settle()
    record.action?()
    try screen.settle()
    // The view that goes has the focus until it has gone.
    #expect(record.values.filter { $0 != "none" } == ["first", "second", "second"])
    #expect(record.values.last == "none")
  }

  private struct Scaled: View {
    @ScaledMetric private var size = 22.0
    let record: Record

    var body: some View {
      let _ = record.note("\(size)")
      Text("a")
    }
  }

  /// V2.19: the distance between lines of body text is 22 points, and 62 at the largest size.
  @Test func metricsFollowTheTextSize() throws {
    let record = Record()
    let view = VStack {
      Scaled(record: record)
      Scaled(record: record).dynamicTypeSize(.accessibility5)
      Scaled(record: record).dynamicTypeSize(...DynamicTypeSize.large)
    }
    try screen(view).settle()
    #expect(record.values == ["22.0", "62.0", "22.0"])
  }

  private struct Themed: View {
    @Environment(\.colorScheme) private var scheme
    let record: Record

    var body: some View {
      let _ = record.note("\(scheme)")
      Text("a").preferredColorScheme(.dark)
    }
  }

  // V5.9
  @Test func preferredColorsAreThoseOfTheScreen() throws {
    let record = Record()
    try screen(VStack { Themed(record: record) }).settle()
    #expect(record.values == ["light", "dark"])
  }

  private struct Dragging: View {
    @GestureState private var way = 0.0
    let record: Record

    var body: some View {
      let _ = record.note("\(way)")
      Text("a")
        .gesture(
          DragGesture()
            .updating($way) { value, way, _ in way = Double(value.translation.width) }
            .onEnded { _ in record.text += "ended" }
        )
    }
  }

  // V2.15
  @Test func gestureStatesReturnToWhatTheyWere() throws {
    let record = Record()
    let screen = screen(Dragging(record: record))
    try screen.settle()
    let view = try #require(try screen.settle().views.first { $0.string == "a" })
    #expect(screen.beginTouch(view.source, at: .zero))
    for x in [5.0, 20] {
      #expect(screen.moveTouch(to: Point(x: x, y: 0)))
      try screen.settle()
    }
    #expect(screen.endTouch())
    try screen.settle()
    #expect(record.values == ["0.0", "20.0", "0.0"])
    #expect(record.text == "ended")
  }

  @Test func tapsAreCounted() throws {
    let record = Record()
    let view = Text("a").onTapGesture(count: 2) { record.count += 1 }
    let screen = screen(view)
    try screen.settle()
    let touch = GestureTouch(.ended, at: Point(x: 1, y: 1), time: 0, date: 0)
    for _ in 0..<5 { screen.handlers { $0.tap != nil }?.tap?(touch) }
    #expect(record.count == 2)
  }
}

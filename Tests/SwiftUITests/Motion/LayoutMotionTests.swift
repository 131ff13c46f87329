import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Layouts of the user's that are on their way (T1.15).
@MainActor
@Suite struct LayoutMotionTests {
  private struct Ladder: SwiftUI.Layout {
    var step: Double
    var animatableData: Double {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(
      proposal: SwiftUI.ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: 200, height: 200) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: SwiftUI.ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        let place = Double(index) * step
        subview.place(at: CGPoint(x: place, y: place * place / 100), proposal: .unspecified)
      }
    }
  }

  private struct Stage: SwiftUI.View {
    let record: Record
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      Ladder(step: isOn ? 100 : 0) {
        square(.red, "first", width: 10, height: 10)
        square(.blue, "second", width: 10, height: 10)
      }
    }
  }

  private struct Steps: SwiftUI.View {
    let record: Record
    let layouts: [SwiftUI.AnyLayout]
    @SwiftUI.State private var number = 0

    var body: some SwiftUI.View {
      let _ = record.action = { number += 1 }
      let layout = layouts[number % layouts.count]
      layout {
        square(.red, "first", width: 10, height: 10)
        square(.blue, "second", width: 10, height: 10)
      }
    }
  }

  private func place(_ layouts: [SwiftUI.AnyLayout], after times: [Double]) throws -> Rect? {
    let record = Record()
    let screen = movingScreen(Steps(record: record, layouts: layouts))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    for (number, time) in times.enumerated() {
      if number > 0 { withAnimation(.linear(duration: 1)) { record.action?() } }
      try screen.advance(to: time)
    }
    return try screen.shown().view(withID: "second")?.frame
  }

  @Test func aLayoutOfAnyTypeMovesToOneOfTheSameType() throws {
    let ladders = [0.0, 100].map { SwiftUI.AnyLayout(Ladder(step: $0)) }
    let half = Rect(x: 50, y: 25, width: 10, height: 10)
    #expect(try place(ladders, after: [0.5]) == half)
    #expect(
      try place(ladders, after: [2]) == Rect(x: 100, y: 100, width: 10, height: 10)
    )
    // Back after a half: half way still after another (T4.5).
    #expect(try place(ladders, after: [0.5, 1]) == half)
  }

  @Test func aLayoutOfAnotherTypeIsFollowedAtOnce() throws {
    let layouts = [
      SwiftUI.AnyLayout(Ladder(step: 100)), SwiftUI.AnyLayout(HStackLayout(spacing: 0)),
    ]
    // From 100, 100 to 100, 95, on a line.
    let frame = try #require(try place(layouts, after: [0.5]))
    #expect(frame == Rect(x: 100, y: 97.5, width: 10, height: 10))
    // With other data than a layout has nothing is to be done.
    #expect(try place([layouts[1], layouts[1]], after: [0.5])?.minX == 100)
  }

  @Test func placesAreAskedForWithDataBetweenTheEnds() throws {
    let record = Record()
    let screen = movingScreen(Stage(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    // On the curve that the layout makes, not on the line between its ends.
    let frame = try screen.shown().view(withID: "second")?.frame
    #expect(frame == Rect(x: 50, y: 25, width: 10, height: 10))
    try screen.advance(to: 2)
    #expect(
      try screen.shown().view(withID: "second")?.frame
        == Rect(x: 100, y: 100, width: 10, height: 10)
    )
  }
}

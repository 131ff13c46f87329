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

import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Transitions that have a say in layout (T6.7).
@MainActor
@Suite struct TransitionLayoutTests {
  private struct Height: SwiftUI.ViewModifier {
    let height: CGFloat

    func body(content: Content) -> some SwiftUI.View {
      content.frame(width: 50, height: height).padding(.leading, height / 2)
    }
  }

  private struct Growing: SwiftUI.Transition {
    func body(content: Content, phase: TransitionPhase) -> some SwiftUI.View {
      content.frame(width: 50, height: phase.isIdentity ? 40 : 0)
        .padding(.leading, phase.isIdentity ? 20 : 0)
    }
  }

  private struct Rows: SwiftUI.View {
    let record: Record
    var direction = SwiftUI.LayoutDirection.leftToRight
    var isGrowing = false
    @SwiftUI.State var isOn: Bool

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      VStack(alignment: .leading, spacing: 0) {
        square(.red, "first", width: 100, height: 20)
        if isOn {
          if isGrowing {
            SwiftUI.Color.green.id("row").transition(Growing())
          } else {
            SwiftUI.Color.green.id("row")
              .transition(.modifier(active: Height(height: 0), identity: Height(height: 40)))
          }
        }
        square(.blue, "last", width: 100, height: 20)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test func whatItSaysOfAViewThatIsThereCounts() throws {
    let result = try movingScreen(Rows(record: Record(), isOn: true)).settle()
    #expect(result.view(withID: "row")?.frame == Rect(x: 20, y: 20, width: 50, height: 40))
    #expect(result.view(withID: "last")?.frame.minY == 60)
  }

  @Test(arguments: [false, true])
  func aViewThatComesGoesFromOneLayoutToTheOther(isGrowing: Bool) throws {
    let record = Record()
    let screen = movingScreen(Rows(record: record, isGrowing: isGrowing, isOn: false))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    for (time, part) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1, 1)] {
      try screen.advance(to: time)
      let shown = try screen.shown()
      // A frame of no height lies in the middle of nothing.
      #expect(
        shown.view(withID: "row")?.frame
          == Rect(x: 20 * part, y: 20, width: 50, height: 40 * part)
      )
      #expect(shown.view(withID: "last")?.frame.minY == 20 + 40 * part)
    }
    try screen.advance(to: 2)
    #expect(screen.graph.animations.isEmpty)
  }

  @Test(arguments: [SwiftUI.LayoutDirection.leftToRight, .rightToLeft])
  func aViewThatLeavesGoesBackInItsLastPlace(direction: SwiftUI.LayoutDirection) throws {
    let record = Record()
    let screen = movingScreen(Rows(record: record, direction: direction, isOn: true))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    for (time, part) in [(0.0, 1.0), (0.25, 0.75), (0.5, 0.5)] {
      try screen.advance(to: time)
      let shown = try screen.shown()
      let x = 20 * part
      let expected = Rect(
        x: direction == .leftToRight ? x : 200 - x - 50,
        y: 20,
        width: 50,
        height: 40 * part
      )
      #expect(shown.leavingViews.first?.result.view(withID: "row")?.frame == expected)
      #expect(shown.view(withID: "last")?.frame.minY == 20 + 40 * part)
    }
    try screen.advance(to: 1.1)
    #expect(try screen.shown().leavingViews.isEmpty)
    #expect(screen.graph.animations.isEmpty)
  }

  // T6.2
  @Test(arguments: [SwiftUI.LayoutDirection.leftToRight, .rightToLeft])
  func aViewThatComesBackBeginsWhereItIsSeen(direction: SwiftUI.LayoutDirection) throws {
    let record = Record()
    let screen = movingScreen(Rows(record: record, direction: direction, isOn: true))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { record.action?() }
    for (time, part) in [(0.5, 0.5), (0.75, 0.625), (1, 0.75), (1.5, 1)] {
      try screen.advance(to: time)
      let shown = try screen.shown()
      let x = 20 * part
      let expected = Rect(
        x: direction == .leftToRight ? x : 200 - x - 50,
        y: 20,
        width: 50,
        height: 40 * part
      )
      #expect(shown.leavingViews.isEmpty)
      #expect(shown.view(withID: "row")?.frame == expected, "\(time)")
    }
    try screen.advance(to: 2)
    #expect(screen.graph.animations.isEmpty)
  }

  private struct Wandering: SwiftUI.View {
    let record: Record
    @SwiftUI.State var isOn = true
    @SwiftUI.State var isAway = false

    var body: some SwiftUI.View {
      let _ =
        record.action = {
          isOn.toggle()
          if isOn { isAway = true }
        }
      ZStack(alignment: isAway ? .trailing : .leading) {
        Color.clear
        if isOn { square(.red, "row", width: 20, height: 20) }
      }
      .frame(width: 200, height: 200)
    }
  }

  // T6.2
  @Test func aViewThatComesBackElsewhereGoesThere() throws {
    let record = Record()
    let screen = movingScreen(Wandering(record: record))
    try screen.settle()
    withAnimation(.linear(duration: 1)) { record.action?() }
    try screen.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { record.action?() }
    for (time, x) in [(0.5, 0.0), (1, 90), (1.5, 180)] {
      try screen.advance(to: time)
      #expect(try screen.shown().view(withID: "row")?.frame.minX == x, "\(time)")
    }
  }
}

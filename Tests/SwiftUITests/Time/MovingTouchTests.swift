import AccessibilityCore
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What fingers meet while views move (T9.8).
@MainActor
@Suite struct MovingTouchTests {
  private let record = Record()

  private struct Stage<Content: SwiftUI.View>: SwiftUI.View {
    let record: Record
    let content: (Bool) -> Content
    @SwiftUI.State private var isOn = false

    var body: some SwiftUI.View {
      let _ = record.action = { isOn.toggle() }
      ZStack { content(isOn) }.frame(width: 200, height: 200)
    }
  }

  /// A screen that moves by a line in a second, half way.
  private func halfWay<Content: SwiftUI.View>(
    at time: Double = 0.5,
    @SwiftUI.ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> (InteractiveScreen, GraphScreen) {
    let screen = movingScreen(Stage(record: record, content: content))
    try screen.settle()
    let interactive = InteractiveScreen(GraphScreenBackend(screen), title: "Screen")
    withAnimation(.linear(duration: 1)) { record.action?() }
    try interactive.wait(time)
    return (interactive, screen)
  }

  private func noting(_ space: some SwiftUI.CoordinateSpaceProtocol) -> some SwiftUI.Gesture {
    let record = record
    return DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
      record.note("\($0.location.x), \($0.location.y)")
    }
  }

  @Test func aFingerMeetsAViewWhereItIsShown() throws {
    let (interactive, _) = try halfWay { isOn in
      square(.red, "red", width: 20, height: 20)
        .gesture(noting(.global))
        .offset(x: isOn ? 60 : 0)
    }
    // From 90 to 150 points.
    #expect(interactive.beginTouch("red", at: Point(x: 5, y: 5)) == true)
    #expect(record.values == ["125.0, 95.0"])
    #expect(interactive.moveTouch(by: Size(width: 10, height: 0)))
    #expect(record.values.last == "135.0, 95.0")
  }

  /// Notes the places of a finger, rounded.
  private func notingRounded(_ space: some SwiftUI.CoordinateSpaceProtocol) -> some SwiftUI.Gesture
  {
    let record = record
    return DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged {
      let place = $0.location
      record.note("\((place.x * 1000).rounded() / 1000), \((place.y * 1000).rounded() / 1000)")
    }
  }

  // Twice as large half way, around the middle of the screen's 200 points.
  @Test func aFingerMeetsAScaledViewWhereItIsShown() throws {
    let (interactive, _) = try halfWay { isOn in
      square(.red, "red", width: 20, height: 20)
        .gesture(notingRounded(.local))
        .scaleEffect(isOn ? 3 : 1)
        .simultaneousGesture(notingRounded(.global))
    }
    #expect(interactive.beginTouch("red", at: Point(x: 5, y: 5)) == true)
    #expect(Set(record.values) == ["5.0, 5.0", "90.0, 90.0"])
    #expect(interactive.moveTouch(by: Size(width: 10, height: 0)))
    #expect(Set(record.values.suffix(2)) == ["10.0, 5.0", "100.0, 90.0"])
    #expect(interactive.moveTouch(to: Point(x: 20, y: 20)))
    #expect(Set(record.values.suffix(2)) == ["20.0, 20.0", "120.0, 120.0"])
  }

  // A quarter of a turn half way; around the effect the place is that of the layout.
  @Test func aFingerMeetsATurnedViewWhereItIsShown() throws {
    let (interactive, _) = try halfWay { isOn in
      square(.red, "red", width: 20, height: 20)
        .gesture(notingRounded(.global))
        .rotationEffect(.degrees(isOn ? 180 : 0))
        .simultaneousGesture(notingRounded(.local))
    }
    #expect(interactive.beginTouch("red", at: Point(x: 5, y: 5)) == true)
    #expect(Set(record.values) == ["105.0, 95.0", "15.0, 5.0"])
  }

  // Three quarters of its size half way.
  @Test func aFingerMeetsAViewThatComesWhereItIsShown() throws {
    let (interactive, _) = try halfWay { isOn in
      if isOn {
        square(.red, "red", width: 20, height: 20)
          .gesture(notingRounded(.global))
          .simultaneousGesture(notingRounded(.local))
          .transition(.scale(scale: 0.5))
      }
    }
    #expect(interactive.beginTouch("red", at: .zero) == true)
    #expect(Set(record.values) == ["92.5, 92.5", "0.0, 0.0"])
  }

  // Without motion, too.
  @Test func aFingerMeetsWhatStandsWhereItIsShown() throws {
    let (interactive, _) = try halfWay { _ in
      square(.red, "red", width: 20, height: 20)
        .gesture(notingRounded(.global))
        .scaleEffect(x: 2, y: 1, anchor: .topLeading)
    }
    #expect(interactive.beginTouch("red", at: Point(x: 10, y: 10)) == true)
    #expect(record.values == ["110.0, 100.0"])
  }

  @Test func aViewMovesAwayFromUnderAFinger() throws {
    let (interactive, _) = try halfWay { isOn in
      square(.red, "red", width: 20, height: 20)
        .frame(width: 200, alignment: isOn ? .trailing : .leading)
        .gesture(noting(.local))
      square(.blue, "blue", width: 20, height: 20).gesture(noting(.local)).offset(x: isOn ? 60 : 0)
    }
    #expect(interactive.beginTouch("blue", at: Point(x: 5, y: 5)) == true)
    #expect(record.values.last == "5.0, 5.0")
    try interactive.wait(0.25)
    // The view has gone on by 15 points.
    #expect(interactive.moveTouch(by: Size(width: 0, height: 1)))
    #expect(record.values.last == "-10.0, 6.0")
  }

  @Test func whatLeavesCanBeTappedUntilItIsGone() throws {
    let (interactive, screen) = try halfWay { isOn in
      if !isOn {
        square(.red, "red", width: 20, height: 20)
          .onTapGesture { record.note("tap") }
          .gesture(noting(.global))
      }
    }
    #expect(try screen.settle().view(withID: "red") == nil)
    #expect(interactive.tap("red", at: nil) == true)
    #expect(record.values.contains("tap"))
    #expect(interactive.beginTouch("red", at: Point(x: 5, y: 5)) == true)
    #expect(record.values.last == "95.0, 95.0")
    #expect(interactive.endTouch())
    try interactive.wait(1)
    #expect(interactive.tap("red", at: nil) == nil)
  }

  @Test func whatIsNotToBeSeenIsNotMet() throws {
    let (interactive, _) = try halfWay { isOn in
      square(.red, "red", width: 20, height: 20)
        .opacity(isOn ? 0 : 1)
        .onTapGesture { record.note("tap") }
    }
    // The view has no opacity any more; what is shown still has.
    #expect(interactive.tap("red", at: nil) == true)
    try interactive.wait(0.6)
    #expect(interactive.tap("red", at: nil) == false)
    #expect(interactive.beginTouch("red", at: nil) == false)
    #expect(record.values == ["tap"])
  }

  @Test func whatComesIsMetOnceSomethingIsToBeSeenOfIt() throws {
    let (interactive, _) = try halfWay(at: 0) { isOn in
      if isOn {
        square(.red, "red", width: 20, height: 20).onTapGesture { record.note("tap") }
      }
    }
    #expect(interactive.tap("red", at: nil) == false)
    try interactive.wait(0.25)
    #expect(interactive.tap("red", at: nil) == true)
    #expect(record.values == ["tap"])
  }

  // T9.8
  @Test func anIdMayBeAroundGesturesOrInsideOfThem() throws {
    func places(_ content: some SwiftUI.View) throws -> [String] {
      record.values = []
      let screen = movingScreen(content.frame(width: 200, height: 200))
      try screen.settle()
      let interactive = InteractiveScreen(GraphScreenBackend(screen), title: "Screen")
      _ = interactive.beginTouch("a", at: nil)
      _ = interactive.moveTouch(by: Size(width: 10, height: 0))
      _ = interactive.endTouch()
      return record.values
    }
    let box = Color.red.frame(width: 50, height: 50)
    #expect(try places(box.id("a").gesture(noting(.local))) == ["25.0, 25.0", "35.0, 25.0"])
    #expect(try places(box.gesture(noting(.local)).id("a")) == ["25.0, 25.0", "35.0, 25.0"])
    let inside = SwiftUI.VStack { box.gesture(noting(.local)) }.id("a")
    #expect(try places(inside) == ["25.0, 25.0", "35.0, 25.0"])
  }
}

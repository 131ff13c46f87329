import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What fingers mean that take their time (T9).
@MainActor
@Suite struct GestureTimeTests {
  private let record = Record()

  private func noting(_ name: String) -> some SwiftUI.Gesture {
    TapGesture().onEnded { record.note(name) }
  }

  // T9.2
  @Test func aTapIsShortAndStaysWhereItIs() throws {
    let touches = [(0.74, 100.0, true), (0.76, 100, false), (0.1, 144, true), (0.1, 145, false)]
    for (end, x, isTap) in touches {
      record.values = []
      let finger = try Finger(Color.red.gesture(noting("tap")))
      try finger.down()
      try finger.move(x)
      try finger.up(at: end)
      #expect(record.values == (isTap ? ["tap"] : []), "\(end) \(x)")
    }
  }

  // T9.2
  @Test func theSecondTapOfTwoIsSoonEnough() throws {
    for (end, isDouble) in [(0.40, true), (0.41, false)] {
      record.values = []
      let twice = TapGesture(count: 2).onEnded { record.note("twice") }
      let finger = try Finger(Color.red.gesture(twice))
      try finger.down()
      try finger.up(at: 0.05)
      try finger.down(at: 0.3)
      try finger.up(at: end)
      #expect(record.values == (isDouble ? ["twice"] : []), "\(end)")
    }
  }

  // T9.2
  @Test func oneTapWaitsForTwo() throws {
    let twice = TapGesture(count: 2).onEnded { record.note("twice") }
    let finger = try Finger(Color.red.gesture(twice.exclusively(before: noting("once"))))
    try finger.down()
    try finger.up(at: 0.05)
    try finger.go(to: 0.39)
    #expect(record.values.isEmpty)
    try finger.go(to: 0.41)
    #expect(record.values == ["once"])
    record.values = []
    for time in [1, 1.2] {
      try finger.down(at: time)
      try finger.up(at: time + 0.05)
    }
    try finger.go(to: 3)
    #expect(record.values == ["twice"])
  }

  // T9.3
  @Test func aLongPressEndsWhileTheFingerIsThere() throws {
    let view = Color.red.onLongPressGesture {
      record.note("pressed")
    } onPressingChanged: {
      record.note("\($0)")
    }
    let finger = try Finger(view)
    try finger.down()
    #expect(record.values == ["true"])
    try finger.go(to: 0.5)
    #expect(record.values == ["true", "false", "pressed"])
    try finger.up(at: 2)
    #expect(record.values == ["true", "false", "pressed"])
  }

  // T9.1, T9.3
  @Test func aPressThatIsGivenUpIsPressedNoMore() throws {
    let view = Color.red.onLongPressGesture {
      record.note("pressed")
    } onPressingChanged: {
      record.note("\($0)")
    }
    let finger = try Finger(view)
    try finger.down()
    try finger.move(104, at: 0.1)
    try finger.up(at: 0.2)
    #expect(record.values == ["true", "false"])
  }

  // T9.3
  @Test func aLongPressFailsThatMovesOrEnds() throws {
    for (x, end, isPress) in [(109.0, 0.6, true), (110, 0.6, false), (100, 0.49, false)] {
      record.values = []
      let press = LongPressGesture().onEnded { _ in record.note("pressed") }
      let finger = try Finger(Color.red.gesture(press))
      try finger.down()
      try finger.move(x, at: 0.1)
      try finger.up(at: end)
      #expect(record.values == (isPress ? ["pressed"] : []), "\(x) \(end)")
    }
  }

  // T9.4
  @Test func changesOfADragAreToldUntilItEnds() throws {
    let drag = DragGesture(minimumDistance: 10)
      .onChanged { record.note("\($0.translation.width)") }
      .onEnded { record.note("ended \($0.translation.width)") }
    let finger = try Finger(Color.red.gesture(drag))
    try finger.down()
    for (x, time) in [(104.0, 0.1), (112, 0.2), (130, 0.3), (131, 0.4)] {
      try finger.move(x, at: time)
    }
    try finger.up()
    #expect(record.values == ["12.0", "30.0", "31.0", "ended 31.0"])
  }

  // T9.4, T9.6; a quarter of 100 points a second and three quarters of 200.
  @Test func aDragSaysWhereItWouldStop() throws {
    var last: DragGesture.Value?
    let finger = try Finger(Color.red.gesture(DragGesture().onChanged { last = $0 }))
    try finger.down(0, at: 1)
    try finger.move(20, at: 1.1)
    try finger.move(30, at: 1.2)
    let value = try #require(last)
    #expect(abs(value.velocity.width - 175) < 1e-6)
    #expect(abs(value.predictedEndLocation.x - (30 + 175.0 / 4)) < 1e-6)
    #expect(abs(value.predictedEndTranslation.width - (30 + 175.0 / 4)) < 1e-6)
    #expect(value.time == Date(timeIntervalSinceReferenceDate: 1.2))
  }

  // T9.4
  @Test func placesAreThoseOfTheSpaceThatIsAskedFor() throws {
    var places: [CGPoint] = []
    func drag(_ space: SwiftUI.CoordinateSpace) -> some SwiftUI.Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: space)
        .onChanged { places.append($0.location) }
    }
    for space in [SwiftUI.CoordinateSpace.local, .global, .named("box")] {
      let view = Color.red.gesture(drag(space)).padding(.leading, 30).coordinateSpace(name: "box")
        .padding(.top, 20)
      let finger = try Finger(view)
      try finger.down(100, 50)
    }
    #expect(places == [CGPoint(x: 70, y: 30), CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 30)])
  }

  private struct Held: View {
    let record: Record
    @GestureState private var isHeld = false

    var body: some View {
      let _ = record.note("\(isHeld)")
      Color.red.gesture(
        DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in held = true }
      )
    }
  }

  // T9.5
  @Test func theStateOfAGestureGoesBack() throws {
    let finger = try Finger(Held(record: record))
    try finger.down()
    #expect(record.values == ["false", "true"])
    try finger.up(at: 1)
    #expect(record.values == ["false", "true", "false"])
  }

  // T9.7
  @Test func aDragFollowsALongPress() throws {
    let gesture = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first: record.note("press")
        case .second(_, let drag):
          record.note("drag \(drag.map { "\($0.translation.width)" } ?? "-")")
        }
      }
      .onEnded { _ in record.note("ended") }
    let finger = try Finger(Color.red.gesture(gesture))
    try finger.down()
    try finger.go(to: 0.5)
    try finger.move(160, at: 0.7)
    try finger.up(at: 0.8)
    #expect(record.values == ["press", "drag 0.0", "drag 60.0", "ended"])
  }

  // T9.7
  @Test func viewsInsideComeFirstUnlessOthersSayOtherwise() throws {
    let inner = Color.red.gesture(noting("inner"))
    let views: [(AnyView, [String])] = [
      (AnyView(inner.gesture(noting("outer"))), ["inner"]),
      (AnyView(inner.highPriorityGesture(noting("outer"))), ["outer"]),
      (AnyView(inner.simultaneousGesture(noting("outer"))), ["inner", "outer"]),
      (AnyView(inner.gesture(noting("outer"), including: .gesture)), ["outer"]),
      (AnyView(inner.gesture(noting("outer"), including: .subviews)), ["inner"]),
    ]
    for (view, expected) in views {
      record.values = []
      let finger = try Finger(view)
      try finger.down()
      try finger.up(at: 0.1)
      #expect(record.values.sorted() == expected)
    }
  }

  // T9.7
  @Test func aDragAroundCallsATapOff() throws {
    let view = Color.red.gesture(noting("tap"))
      .gesture(DragGesture().onEnded { _ in record.note("drag") })
    let finger = try Finger(view)
    try finger.down()
    try finger.move(120, at: 0.1)
    try finger.up(at: 0.2)
    #expect(record.values == ["drag"])
  }

  @Test func aButtonActsWhenTheFingerIsLiftedOnIt() throws {
    for (x, expected) in [(100.0, ["pressed"]), (500, [])] {
      record.values = []
      let finger = try Finger(Button("Press") { record.note("pressed") })
      try finger.down()
      try finger.move(x, at: 0.1)
      try finger.up(at: 3)
      #expect(record.values == expected)
    }
  }

  // T10.7
  @Test func shortWordsTakeNoTime() throws {
    let twice = TapGesture(count: 2).onEnded { record.note("twice") }
    let finger = try Finger(Color.red.gesture(twice))
    let node = try #require(finger.screen.graph.root?.all.first { $0.requests?.tap != nil })
    node.requests?.tap?(GestureTouch(.ended, at: .zero, time: 0, date: 0))
    try finger.go(to: 5)
    node.requests?.tap?(GestureTouch(.ended, at: .zero, time: 0, date: 0))
    #expect(record.values == ["twice"])
  }
}
